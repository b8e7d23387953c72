// kuluary replay LOG: a match told again, as everybody or as one seat saw it.

import type { Seat } from '@kuluary/kernel/game';
import { replay as replayLog } from '@kuluary/kernel/replay';
import type { Address } from '@kuluary/kernel/told';
import { LANGUAGES } from '@kuluary/texts/languages';
import { type Command, oneOf, text, wholeNumber } from './arguments.ts';
import { openLog } from './log-file.ts';
import { harmless, print } from './screen.ts';
import { LANGUAGE_FLAG, languageOfMachine } from './words.ts';

export const replay: Command = {
  usage: 'LOG [--seat K] [--lang LANG]',
  about: 'Tells a match again in sentences.',
  details: 'With --seat it tells only what that seat could know; without, everything.',
  flags: {
    seat: { value: 'K', about: 'see it from this seat; the first one is 0' },
    lang: LANGUAGE_FLAG,
  },
  async run(args) {
    const language = oneOf(args, 'lang', LANGUAGES, languageOfMachine());
    const opened = await openLog(args);
    if (!opened.ok) return complain(opened.failure.message);
    const { log, entry } = opened.value;
    const seat = text(args, 'seat') === undefined ? undefined : wholeNumber(args, 'seat', 0, 0, log.seats - 1);
    const { game, texts } = entry;
    console.log(`${texts.title(language)}: ${log.names.join(', ')}\n`);
    let told = 0;
    const fault = replayLog(game, log, (match) => {
      for (; told < match.told.list.length; told++) {
        const { to, event } = match.told.list[told]!;
        const line = lineFor(
          to,
          seat,
          (viewer) => texts.event(language, event, viewer, log.names, log.options),
          log.names,
        );
        if (line !== undefined) print(line, '  ');
      }
    });
    return fault ? complain(fault.message) : 0;
  },
};

/** A line as the chosen seat reads it; without one, what single seats were told is marked with their names. */
function lineFor(
  to: Address,
  seat: Seat | undefined,
  tell: (viewer: Seat | 'spectator') => string | undefined,
  names: readonly string[],
): string | undefined {
  if (seat !== undefined) return to === 'all' || to === seat ? tell(seat) : undefined;
  if (to === 'all') return tell('spectator');
  const line = tell(to);
  return line === undefined ? undefined : `    [${names[to]}] ${line}`;
}

function complain(message: string): number {
  console.error(harmless(`✗ ${message}`));
  return 1;
}
