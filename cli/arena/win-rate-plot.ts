// Draws contests as SVG: a dot for each bot's win rate, a line for its interval, a dashed line at the fair win rate.

import { formatPercent } from '../percent.ts';
import { type ContestResult, rankedBots } from './contest-result.ts';

const WIDTH = 720;
const LEFT = 170; // for names
const RIGHT = 90; // for numbers
const TOP = 48; // for the title
const ROW = 34;
const GAP = 16; // between contests
const BOTTOM = 40; // for the scale
const TICKS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

type Scale = (share: number) => number;

/** The contests below one another, on one scale. */
export function drawWinRatePlot(title: string, results: readonly ContestResult[]): string {
  const end = scaleEnd(results);
  const x: Scale = (share) => Number((LEFT + (share / end) * (WIDTH - LEFT - RIGHT)).toFixed(1));
  let y = TOP;
  const contests = results.map((result, i) => {
    const top = i === 0 ? TOP : y + GAP;
    y = top + ROW * Object.keys(result.bots).length;
    return drawContest(result, top, y, x);
  });
  const height = y + BOTTOM;
  const size = `viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${escapeXml(title)}">`,
    STYLE,
    `<rect class="paper" width="${WIDTH}" height="${height}"/>`,
    `<text class="title" x="16" y="26">${escapeXml(title)}</text>`,
    ...TICKS.filter((share) => share <= end + 1e-9).map((share) => drawTick(share, y, x)),
    ...contests,
    '</svg>\n',
  ].join('\n');
}

const STYLE = `<style>
text { font: 13px system-ui, sans-serif; fill: #2b2420; }
.paper { fill: #fbf8f2; } .title { font-weight: 600; font-size: 14px; } .tick { text-anchor: middle; fill: #7a6f66; }
.grid { stroke: #e6dfd3; } .fair { stroke: #9a8f84; stroke-dasharray: 4 4; }
.interval { stroke: #8c2f39; stroke-width: 2; } .dot { fill: #8c2f39; } .name { text-anchor: end; }
</style>`;

function drawTick(share: number, bottom: number, x: Scale): string {
  const line = `<line class="grid" x1="${x(share)}" x2="${x(share)}" y1="${TOP}" y2="${bottom}"/>`;
  return `${line}<text class="tick" x="${x(share)}" y="${bottom + 20}">${Math.round(100 * share)} %</text>`;
}

function drawContest(result: ContestResult, top: number, bottom: number, x: Scale): string {
  const fair = x(result.fair);
  const rows = rankedBots(result).map(([name, { winRate, low, high }], i) => {
    const y = top + ROW * (i + 0.5);
    return [
      `<text class="name" x="${LEFT - 14}" y="${y + 4}">${escapeXml(name)}</text>`,
      `<line class="interval" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/>`,
      `<circle class="dot" cx="${x(winRate)}" cy="${y}" r="4.5"/>`,
      `<text x="${WIDTH - RIGHT + 14}" y="${y + 4}">${formatPercent(winRate)}</text>`,
    ].join('');
  });
  return [`<line class="fair" x1="${fair}" x2="${fair}" y1="${top}" y2="${bottom}"/>`, ...rows].join('\n');
}

/** The next multiple of ten per cent above all values. */
function scaleEnd(results: readonly ContestResult[]): number {
  const highest = results.flatMap(({ fair, bots }) => [fair, ...Object.values(bots).map(({ high }) => high)]);
  return Math.min(1, Math.ceil(10 * Math.max(...highest)) / 10);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
