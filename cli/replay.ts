// kuluary replay LOG: prints the events of a match as sentences, all of them or those that one seat got.

import type { EventAddress } from '@kuluary/kernel/event-log';
import type { Seat } from '@kuluary/kernel/game';
import { replayLog } from '@kuluary/kernel/replay';
import { LANGUAGES } from '@kuluary/texts/languages';
import { type Command, choiceFlag, stringFlag, wholeNumberFlag } from './arguments.ts';
import { openLog } from './log-file.ts';
import { printWrapped, withoutUnsafeCharacters } from './terminal-output.ts';
import { LANGUAGE_FLAG, systemLanguage } from './terminal-texts.ts';

export const replayCommand: Command = {
  usage: 'LOG [--seat K] [--lang LANG]',
  about: 'Tells a match again in sentences.',
  details: 'With --seat it tells only what that seat could know; without, everything.',
  flags: {
    seat: { valueName: 'K', about: 'see it from this seat; the first one is 0' },
    lang: LANGUAGE_FLAG,
  },
  async run(args) {
    const language = choiceFlag(args, 'lang', LANGUAGES, systemLanguage());
    const opened = await openLog(args);
    if (!opened.ok) return printFailure(opened.failure.message);
    const { log, entry } = opened.value;
    const seat =
      stringFlag(args, 'seat') === undefined ? undefined : wholeNumberFlag(args, 'seat', 0, 0, log.seats - 1);
    const { game, texts } = entry;
    console.log(`${texts.title(language)}: ${log.names.join(', ')}\n`);
    let shown = 0;
    const fault = replayLog(game, log, (match) => {
      for (; shown < match.eventLog.addressedEvents.length; shown++) {
        const { to, event } = match.eventLog.addressedEvents[shown]!;
        const line = eventLineFor(
          to,
          seat,
          (viewer) => texts.eventText(language, event, viewer, log.names, log.options),
          log.names,
        );
        if (line !== undefined) printWrapped(line, '  ');
      }
    });
    return fault ? printFailure(fault.message) : 0;
  },
};

/** A line as the chosen seat reads it; without one, what single seats were shown is marked with their names. */
function eventLineFor(
  to: EventAddress,
  seat: Seat | undefined,
  textFor: (viewer: Seat | 'spectator') => string | undefined,
  names: readonly string[],
): string | undefined {
  if (seat !== undefined) return to === 'all' || to === seat ? textFor(seat) : undefined;
  if (to === 'all') return textFor('spectator');
  const line = textFor(to);
  return line === undefined ? undefined : `    [${names[to]}] ${line}`;
}

function printFailure(message: string): number {
  console.error(withoutUnsafeCharacters(`✗ ${message}`));
  return 1;
}
