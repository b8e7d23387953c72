// Checks that the Grafana dashboard queries exactly the metrics and labels of a real server.

import { readFileSync } from 'node:fs';
import { FastChance } from '@kuluary/kernel/chance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playRandomly } from './test-client.fixture.ts';
import { disconnectAll, NO_LIMITS, startMatch, startTestServer, type TestServer } from './test-server.fixture.ts';

interface Target {
  readonly expr: string;
  readonly legendFormat: string;
  readonly datasource: { readonly uid: string };
}
interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly description?: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly Target[];
}
interface Dashboard {
  readonly panels: readonly Panel[];
  readonly templating: {
    readonly list: readonly { readonly name: string; readonly query: string | { query: string } }[];
  };
  readonly annotations: { readonly list: readonly { readonly expr?: string }[] };
}

const PROMQL_WORDS = new Set([
  'by',
  'time',
  'sum',
  'max',
  'rate',
  'increase',
  'changes',
  'histogram_quantile',
  'label_values',
]);
const PROMETHEUS_LABELS = ['job', 'instance'];
const PROCESS_METRICS = /^kuluary_(?:process|nodejs)_/;
const GRID_COLUMNS = 24;

const dashboard = JSON.parse(
  readFileSync(new URL('../docs/grafana-dashboard.json', import.meta.url), 'utf8'),
) as Dashboard;
const targets = dashboard.panels.flatMap(({ targets = [] }) => targets);
const variables = dashboard.templating.list.map(({ query }) => (typeof query === 'string' ? query : query.query));
const queries = [
  ...targets.map(({ expr }) => expr),
  ...dashboard.annotations.list.flatMap(({ expr = [] }) => expr),
  ...variables.filter((query) => query !== 'prometheus'),
];

/** The metrics and labels that an expression refers to. */
function referencesIn(expr: string): { readonly metrics: string[]; readonly labels: string[] } {
  const bare = expr.replace(/"[^"]*"/g, '""').replace(/\[[^\]]*\]/g, '');
  const chosen = [...bare.matchAll(/\{([^}]*)\}/g)].flatMap(([, inside]) => inside!.match(/\w+(?=\s*[=!]~?)/g) ?? []);
  const grouped = [...bare.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, inside]) => inside!.split(/,\s*/));
  const named = /label_values\([^,]*(?:\{[^}]*\})?,\s*(\w+)\)/.exec(bare)?.[1];
  const rest = bare
    .replace(/\{[^}]*\}/g, '')
    .replace(/\bby\s*\([^)]*\)/g, '')
    .replace(/,\s*\w+\)$/, named ? ')' : '$&');
  const words = rest.match(/[a-zA-Z_]\w*/g) ?? [];
  return {
    metrics: words.filter((word) => !PROMQL_WORDS.has(word)),
    labels: [...chosen, ...grouped, ...(named ? [named] : [])],
  };
}

/** The series that Prometheus stores for a metric of this type. */
function seriesOf(name: string, type: string): string[] {
  return type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name];
}

let server: TestServer;
let metrics: string;
const types = new Map<string, string>(); // by name
const labels = new Map<string, Set<string>>(); // by series

beforeAll(async () => {
  server = await startTestServer({ ...NO_LIMITS });
  const players = await startMatch(server, 2, 1);
  await players[0]!.request({ type: 'start' }); // refused
  await players[0]!.sendMove({ type: 'nonsense' }); // refused
  await Promise.all(players.map((client, i) => playRandomly(client, new FastChance(i + 1))));
  await players[0]!.reconnect();
  do metrics = await (await fetch(`${server.address}/metrics`)).text();
  while (!metrics.includes('kuluary_store_seconds_count{operation="due"}')); // a periodic check has run
  for (const [, name, type] of metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm)) types.set(name!, type!);
  for (const [, name, inside = ''] of metrics.matchAll(/^(kuluary_\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = labels.get(name!) ?? new Set();
    for (const [, label] of inside.matchAll(/(\w+)="/g)) known.add(label!);
    labels.set(name!, known);
  }
  await disconnectAll(players);
});
afterAll(() => server.stop());

describe('the dashboard', () => {
  it('[T51] queries metrics that a server has, by labels that they have', () => {
    const series = new Set([...types].flatMap(([name, type]) => seriesOf(name, type)));
    expect(queries.length).toBeGreaterThan(40);
    for (const expr of queries) {
      const used = referencesIn(expr);
      expect(used.metrics, expr).not.toEqual([]);
      for (const metric of used.metrics) {
        expect(series, expr).toContain(metric);
        const known = labels.get(metric);
        if (known) expect([...known, ...PROMETHEUS_LABELS], expr).toEqual(expect.arrayContaining(used.labels));
      }
    }
  });

  it('[T51] is parsed correctly by these tests', () => {
    expect(
      referencesIn('histogram_quantile(0.5, sum by (le, game) (rate(a_b{job=~"$job", c="d"}[5m]))) / x_total'),
    ).toEqual({
      metrics: ['a_b', 'x_total'],
      labels: ['job', 'c', 'le', 'game'],
    });
    expect(referencesIn('label_values(kuluary_info{job=~"$job"}, instance)')).toEqual({
      metrics: ['kuluary_info'],
      labels: ['job', 'instance'],
    });
  });

  it('[T51] shows all metrics of our own', () => {
    const used = new Set(queries.flatMap((expr) => referencesIn(expr).metrics));
    const ours = [...types].filter(([name]) => !PROCESS_METRICS.test(name));
    expect(ours.length).toBeGreaterThan(20);
    const missing = ours.filter(([name, type]) => !seriesOf(name, type).some((series) => used.has(series)));
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it('[T51] has all its metrics explained in docs/metrics.md', () => {
    const docs = readFileSync(new URL('../docs/metrics.md', import.meta.url), 'utf8');
    const documented = [...docs.matchAll(/`(kuluary_\w+)`/g)].map(([, name]) => name!);
    const ours = [...types.keys()].filter((name) => !PROCESS_METRICS.test(name));
    expect(documented.sort()).toEqual(ours.sort());
  });

  it('[T51] uses in legends only labels of the expressions, and has variables for source, job and instance', () => {
    for (const { expr, legendFormat, datasource } of targets) {
      const kept = referencesIn(expr).labels;
      for (const [, label] of legendFormat.matchAll(/\{\{(\w+)\}\}/g)) expect(kept, expr).toContain(label);
      expect(datasource.uid).toMatch(/^\$\{DS_PROMETHEUS\}$/);
      expect(expr).toContain('{job=~"$job", instance=~"$instance"');
    }
    expect(dashboard.templating.list.map(({ name }) => name)).toEqual(['DS_PROMETHEUS', 'job', 'instance']);
  });

  it('[T51] has panels that do not overlap, each with a description', () => {
    const taken = new Set<string>();
    for (const { id, type, title, description, gridPos } of dashboard.panels) {
      expect(title).not.toBe('');
      if (type !== 'row') expect([title, description]).not.toContain('');
      const cells: string[] = [`id ${id}`];
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++) {
        expect(x).toBeLessThan(GRID_COLUMNS);
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) cells.push(`${x} ${y}`);
      }
      for (const cell of cells) {
        expect(taken, title).not.toContain(cell);
        taken.add(cell);
      }
    }
  });
});

describe('the metrics', () => {
  const value = (series: string) => Number(new RegExp(`^${series} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);
  const total = (name: string) =>
    [...metrics.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))].reduce(
      (sum, [, each]) => sum + Number(each),
      0,
    );

  it('[T52] of moves, replies, bots, the store, messages and reconnections match what was played', async () => {
    const byPlayers = value('kuluary_moves_total\\{game="coup",maker="player"\\}');
    const byBots = value('kuluary_moves_total\\{game="coup",maker="bot"\\}');
    expect(byPlayers).toBeGreaterThan(0);
    expect(value('kuluary_move_seconds_count\\{outcome="done"\\}')).toBe(byPlayers);
    expect(value('kuluary_move_seconds_count\\{outcome="refused"\\}')).toBeGreaterThan(0);
    expect(value('kuluary_bot_seconds_count\\{game="coup",bot="random"\\}')).toBeGreaterThanOrEqual(byBots);
    expect(total('kuluary_bot_failures_total')).toBe(0);
    expect(value('kuluary_store_seconds_count\\{operation="append"\\}')).toBe(value('kuluary_appends_total'));
    expect(value('kuluary_appends_total')).toBeGreaterThan(byPlayers + byBots);
    for (const operation of ['create', 'read', 'due', 'beat', 'count']) {
      expect(value(`kuluary_store_seconds_count\\{operation="${operation}"\\}`), operation).toBeGreaterThan(0);
    }
    expect(total('kuluary_store_failures_total')).toBe(0);
    expect(value('kuluary_messages_received_total')).toBeGreaterThan(byPlayers);
    expect(value('kuluary_messages_sent_total')).toBeGreaterThan(byPlayers);
    expect(value('kuluary_sent_bytes_total')).toBeGreaterThan(100 * value('kuluary_messages_sent_total'));
    expect(value('kuluary_reconnects_total')).toBe(1);
    expect(value('kuluary_conflicts_total')).toBe(0);
  });

  it('[T52] tell the server’s version, and the rules version of each game', () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(metrics).toContain(`kuluary_info{version="${version}",protocol="`);
    expect(metrics).toMatch(/^kuluary_rules_version\{game="coup"\} [1-9]/m);
  });
});
