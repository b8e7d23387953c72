// kuluary play GAME: a whole game in the terminal against bots.

import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { DEFAULT_OPPONENT, opponentName } from '@kuluary/bots/opponents';
import { BOT_REGISTRY } from '@kuluary/games/bot-registry';
import type { GameEntry } from '@kuluary/games/game-entries/game-entry';
import { FastChance } from '@kuluary/kernel/chance';
import { commitmentOf, MAX_SALT_LENGTH, SEED_BYTES } from '@kuluary/kernel/fairness';
import type { AnyBot, Seat } from '@kuluary/kernel/game';
import { Match } from '@kuluary/kernel/match';
import { isSafeToShow } from '@kuluary/kernel/match-log';
import { formatMessage, type MessageValues } from '@kuluary/texts/catalogue';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import {
  type Arguments,
  type Command,
  choiceFlag,
  gameArgument,
  gameOptions,
  stringFlag,
  UsageError,
  wholeNumberFlag,
} from './arguments.ts';
import { LineInput } from './line-input.ts';
import { prepareLogFile, saveLog } from './log-file.ts';
import { printEmphasised, printHorizontalRule, printWrapped, withoutUnsafeCharacters } from './terminal-output.ts';
import {
  BOT_NAMES,
  EDITION_FLAG,
  LANGUAGE_FLAG,
  OPTION_FLAG,
  systemLanguage,
  TERMINAL_TEXTS,
  type TerminalTextKey,
  TYPED_WORDS,
} from './terminal-texts.ts';

const HUMAN_SEAT = 0;
const MAX_PLAYER_NAME = 24;
const DEFAULT_SEATS = 4;

export const playCommand: Command = {
  usage: 'GAME [--seats N] [--edition EDITION] [--lang LANG]',
  about: 'Plays a game in the terminal against bots.',
  details: 'The whole game is written into a log that can be replayed and verified.',
  flags: {
    seats: { valueName: 'N', about: `how many seats, yours included (default ${DEFAULT_SEATS})` },
    edition: EDITION_FLAG,
    lang: LANGUAGE_FLAG,
    option: OPTION_FLAG,
    bots: { valueName: 'NAME', about: 'who plays against you (default: the strongest)' },
    name: { valueName: 'NAME', about: 'what you are called' },
    salt: { about: 'ask for your own share of chance, after the fingerprint is shown' },
    log: { valueName: 'FILE', about: 'where the log goes (default: a new file in data/logs)' },
  },
  async run(args) {
    const table = readTableSetup(gameArgument(args), args);
    prepareLogFile(table.file);
    const input = new LineInput();
    const seed = randomBytes(SEED_BYTES).toString('hex');
    printWelcome(table, seed);
    const salt = args.flags.salt ? await askForSalt(table, input) : '';
    if (salt !== undefined) await new TerminalTable(table, input, seed, salt).play();
    else {
      input.close();
      rmSync(table.file);
    }
    return 0;
  },
};

interface TableSetup {
  readonly entry: GameEntry;
  readonly language: Language;
  readonly options: unknown;
  readonly names: readonly string[];
  readonly bot: AnyBot;
  readonly file: string;
}

function readTableSetup(entry: GameEntry, args: Arguments): TableSetup {
  const { game, botIds } = entry;
  const [min, max] = game.seats;
  const seats = wholeNumberFlag(args, 'seats', Math.min(Math.max(DEFAULT_SEATS, min), max), min, max);
  const language = choiceFlag(args, 'lang', LANGUAGES, systemLanguage());
  const name = (stringFlag(args, 'name') ?? TERMINAL_TEXTS[language].guest).trim();
  if (name === '' || name.length > MAX_PLAYER_NAME || !isSafeToShow(name)) {
    throw new UsageError(`--name takes 1 to ${MAX_PLAYER_NAME} characters`);
  }
  const others = BOT_NAMES[language].filter((other) => other !== name).slice(0, seats - 1);
  const bot = BOT_REGISTRY[game.id]!.bots[choiceFlag(args, 'bots', botIds, opponentName(DEFAULT_OPPONENT))]!;
  const moment = new Date().toISOString().replace(/[:.]/g, '-');
  const file = stringFlag(args, 'log') ?? `data/logs/${game.id}-${moment}.json`;
  return {
    entry,
    language,
    options: gameOptions(entry, seats, args),
    names: [name, ...others],
    bot,
    file,
  };
}

/** Shows the commitment to the seed, before any salt is given. */
function printWelcome({ entry, language, names }: TableSetup, seed: string): void {
  const game = entry.texts.title(language);
  printEmphasised(formatMessage(language, TERMINAL_TEXTS[language].welcome, { game, count: names.length - 1 }));
  printWrapped(formatMessage(language, TERMINAL_TEXTS[language].fairness, { commitment: commitmentOf(seed) }));
}

/** The player's salt, exactly as typed; undefined when the player leaves. */
async function askForSalt({ language }: TableSetup, input: LineInput): Promise<string | undefined> {
  for (;;) {
    const salt = await input.ask(formatMessage(language, TERMINAL_TEXTS[language].salt, { max: MAX_SALT_LENGTH }));
    if (salt === undefined || (salt.length <= MAX_SALT_LENGTH && isSafeToShow(salt))) return salt;
  }
}

class TerminalTable {
  private readonly setup: TableSetup;
  private readonly lines: LineInput;
  private readonly match: Match<unknown, unknown, unknown, unknown, unknown>;
  private readonly botChance = new FastChance(randomBytes(6).readUIntBE(0, 6));
  private shownEventCount = 0;

  constructor(table: TableSetup, input: LineInput, seed: string, salt: string) {
    const seats = table.names.length;
    const salts = [salt, ...Array<string>(seats - 1).fill('')];
    this.setup = table;
    this.lines = input;
    this.match = new Match(table.entry.game, { seats, options: table.options, seed, salts });
  }

  async play(): Promise<void> {
    const { game } = this.setup.entry;
    let isLeft = false;
    while (!isLeft) {
      const decisions = game.decisions(this.match.state);
      if (decisions.length === 0) break;
      const bot = decisions.find(({ seat }) => seat !== HUMAN_SEAT);
      if (bot) this.playBotMove(bot.seat);
      else isLeft = !(await this.askForMove());
    }
    this.lines.close();
    this.printNewEvents();
    this.printEnd(isLeft);
  }

  private playBotMove(seat: Seat): void {
    const { entry, bot } = this.setup;
    const { state } = this.match;
    const move = bot.choose(entry.game.view(state, seat), entry.game.moves(state, seat), this.botChance);
    const refusal = this.match.makeMove(seat, move);
    if (refusal) throw new Error(`the bot of seat ${seat} chose an illegal move: ${refusal.code}`);
  }

  /** Asks until a legal move is made; false when the player leaves. */
  private async askForMove(): Promise<boolean> {
    const { entry, language } = this.setup;
    const moves = entry.game.moves(this.match.state, HUMAN_SEAT);
    const view = entry.game.view(this.match.state, HUMAN_SEAT);
    this.printNewEvents();
    this.printPrompt(view, moves);
    for (;;) {
      const input = await this.lines.ask(this.terminalText('prompt', { count: moves.length }));
      if (input === undefined) return false;
      if (isTyped('leave', input)) {
        if (await this.askYesOrNo(this.terminalText('leaving'), true)) return false;
        continue;
      }
      const move = /^\d{1,3}$/.test(input) ? moves[Number(input) - 1] : undefined;
      if (input === '') continue;
      if (input === '?') this.printHelp(view, moves);
      else if (isTyped('table', input)) this.printPrompt(view, moves);
      else if (move === undefined) {
        printWrapped(
          this.terminalText('not-an-answer', {
            input: withoutUnsafeCharacters(input.slice(0, 40)),
            count: moves.length,
          }),
        );
      } else if (await this.confirmMove(view, move)) {
        const refusal = this.match.makeMove(HUMAN_SEAT, move);
        if (refusal === undefined) return true;
        printWrapped(entry.texts.refusalText(language, refusal.code));
      }
    }
  }

  private printPrompt(view: unknown, moves: readonly unknown[]): void {
    const { entry, language, names } = this.setup;
    console.log('');
    for (const line of entry.texts.tableLines(language, view, names)) printWrapped(line, '    ');
    console.log('');
    printEmphasised(entry.texts.prompt(language, view, names)!);
    moves.forEach((move, i) => {
      printWrapped(`  ${i + 1}. ${entry.texts.moveText(language, view, move, names)}`, '     ');
    });
  }

  private printHelp(view: unknown, moves: readonly unknown[]): void {
    const { entry, language, options } = this.setup;
    for (const line of entry.texts.quickReference(language, options)) printWrapped(line, '    ');
    printWrapped(this.terminalText('help'));
    this.printPrompt(view, moves);
  }

  private async confirmMove(view: unknown, move: unknown): Promise<boolean> {
    const { entry, language, names } = this.setup;
    const warning = entry.texts.moveWarning(language, view, move, names);
    return warning === undefined || this.askYesOrNo(this.terminalText('sure', { warning }), false);
  }

  /** Asks until the reply is yes or no; `atEnd` when the input has ended. */
  private async askYesOrNo(prompt: string, atEnd: boolean): Promise<boolean> {
    for (;;) {
      const input = await this.lines.ask(prompt);
      if (input === undefined) return atEnd;
      if (isTyped('yes', input)) return true;
      if (isTyped('no', input)) return false;
    }
  }

  private printNewEvents(): void {
    const { entry, language, names, options } = this.setup;
    const { addressedEvents } = this.match.eventLog;
    if (this.shownEventCount < addressedEvents.length) {
      console.log('');
      printHorizontalRule();
    }
    for (; this.shownEventCount < addressedEvents.length; this.shownEventCount++) {
      const { to, event } = addressedEvents[this.shownEventCount]!;
      if (to !== 'all' && to !== HUMAN_SEAT) continue;
      const line = entry.texts.eventText(language, event, HUMAN_SEAT, names, options);
      if (line !== undefined) printWrapped(`· ${line}`, '  ');
    }
  }

  private printEnd(isLeft: boolean): void {
    const { entry, language, names, file } = this.setup;
    const { state, setup } = this.match;
    console.log('');
    if (isLeft) printWrapped(this.terminalText('left'));
    else {
      const views = names.map((_, seat) => entry.game.view(state, seat));
      for (const line of entry.texts.finalRevealLines(language, views, names)) printWrapped(line, '    ');
    }
    saveLog(file, this.match.toMatchLog(names));
    console.log('');
    printWrapped(this.terminalText(isLeft ? 'saved-part' : 'saved', { file }));
    console.log(this.terminalText('replay', { file }));
    const salt =
      setup.salts[HUMAN_SEAT] === ''
        ? ''
        : ` --salt '${HUMAN_SEAT}=${setup.salts[HUMAN_SEAT]!.replaceAll("'", "'\\''")}'`;
    console.log(this.terminalText('verify', { file, commitment: commitmentOf(setup.seed) }) + salt);
  }

  private terminalText(key: TerminalTextKey, values?: MessageValues): string {
    return formatMessage(this.setup.language, TERMINAL_TEXTS[this.setup.language][key], values);
  }
}

function isTyped(what: keyof typeof TYPED_WORDS, input: string): boolean {
  return (TYPED_WORDS[what] as readonly string[]).includes(input.toLowerCase());
}
