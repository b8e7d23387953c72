// kuluary play GAME: a whole game in the terminal against bots.

import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { nameOf, USUAL } from '@kuluary/bots/opponents';
import type { Entry } from '@kuluary/games/entries/entry';
import { MINDS } from '@kuluary/games/minds';
import { FastChance } from '@kuluary/kernel/chance';
import { commitment, MAX_SALT_LENGTH, SEED_BYTES } from '@kuluary/kernel/fairness';
import type { AnyBot, Seat } from '@kuluary/kernel/game';
import { isOneLine } from '@kuluary/kernel/log';
import { Match } from '@kuluary/kernel/match';
import { format, type Values } from '@kuluary/texts/catalogue';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import {
  type Arguments,
  type Command,
  gameNamed,
  oneOf,
  optionsOf,
  text,
  UsageError,
  wholeNumber,
} from './arguments.ts';
import { Lines } from './lines.ts';
import { prepareLogFile, saveLog } from './log-file.ts';
import { emphasise, harmless, print, printRule } from './screen.ts';
import {
  BOT_NAMES,
  EDITION_FLAG,
  LANGUAGE_FLAG,
  languageOfMachine,
  OPTION_FLAG,
  TYPED,
  WORDS,
  type Word,
} from './words.ts';

const ME = 0;
const MAX_PLAYER_NAME = 24;
const DEFAULT_SEATS = 4;

export const play: Command = {
  usage: 'GAME [--seats N] [--edition EDITION] [--lang LANG]',
  about: 'Plays a game in the terminal against bots.',
  details: 'The whole game is written into a log that can be replayed and verified.',
  flags: {
    seats: { value: 'N', about: `how many seats, yours included (default ${DEFAULT_SEATS})` },
    edition: EDITION_FLAG,
    lang: LANGUAGE_FLAG,
    option: OPTION_FLAG,
    bots: { value: 'NAME', about: 'who plays against you (default: the strongest)' },
    name: { value: 'NAME', about: 'what you are called' },
    salt: { about: 'ask for your own share of chance, after the fingerprint is shown' },
    log: { value: 'FILE', about: 'where the log goes (default: a new file in data/logs)' },
  },
  async run(args) {
    const table = readTable(gameNamed(args), args);
    prepareLogFile(table.file);
    const lines = new Lines();
    const seed = randomBytes(SEED_BYTES).toString('hex');
    welcome(table, seed);
    const salt = args.flags.salt ? await askForSalt(table, lines) : '';
    if (salt !== undefined) await new TerminalTable(table, lines, seed, salt).play();
    else {
      lines.close();
      rmSync(table.file);
    }
    return 0;
  },
};

/** Everything that the arguments say about a table. */
interface TableSetup {
  readonly entry: Entry;
  readonly language: Language;
  readonly options: unknown;
  readonly names: readonly string[];
  readonly bot: AnyBot;
  readonly file: string;
}

function readTable(entry: Entry, args: Arguments): TableSetup {
  const { game, bots } = entry;
  const [min, max] = game.seats;
  const seats = wholeNumber(args, 'seats', Math.min(Math.max(DEFAULT_SEATS, min), max), min, max);
  const language = oneOf(args, 'lang', LANGUAGES, languageOfMachine());
  const name = (text(args, 'name') ?? WORDS[language].guest).trim();
  if (name === '' || name.length > MAX_PLAYER_NAME || !isOneLine(name)) {
    throw new UsageError(`--name takes 1 to ${MAX_PLAYER_NAME} characters`);
  }
  const others = BOT_NAMES[language].filter((other) => other !== name).slice(0, seats - 1);
  const bot = MINDS[game.id]!.bots[oneOf(args, 'bots', bots, nameOf(USUAL))]!;
  const moment = new Date().toISOString().replace(/[:.]/g, '-');
  const file = text(args, 'log') ?? `data/logs/${game.id}-${moment}.json`;
  return { entry, language, options: optionsOf(entry, seats, args), names: [name, ...others], bot, file };
}

/** The seed is fixed and its fingerprint shown before any salt comes in. */
function welcome({ entry, language, names }: TableSetup, seed: string): void {
  const game = entry.texts.title(language);
  emphasise(format(language, WORDS[language].welcome, { game, count: names.length - 1 }));
  print(format(language, WORDS[language].fairness, { commitment: commitment(seed) }));
}

/** The player's salt, exactly as typed; undefined when the player leaves. */
async function askForSalt({ language }: TableSetup, lines: Lines): Promise<string | undefined> {
  for (;;) {
    const salt = await lines.ask(format(language, WORDS[language].salt, { max: MAX_SALT_LENGTH }));
    if (salt === undefined || (salt.length <= MAX_SALT_LENGTH && isOneLine(salt))) return salt;
  }
}

class TerminalTable {
  private readonly table: TableSetup;
  private readonly lines: Lines;
  private readonly match: Match<unknown, unknown, unknown, unknown, unknown>;
  private readonly mood = new FastChance(randomBytes(6).readUIntBE(0, 6)); // of the bots
  private toldSoFar = 0;

  constructor(table: TableSetup, lines: Lines, seed: string, salt: string) {
    const seats = table.names.length;
    const salts = [salt, ...Array<string>(seats - 1).fill('')];
    this.table = table;
    this.lines = lines;
    this.match = new Match(table.entry.game, { seats, options: table.options, seed, salts });
  }

  async play(): Promise<void> {
    const { game } = this.table.entry;
    let isLeft = false;
    while (!isLeft) {
      const decisions = game.decisions(this.match.state);
      if (decisions.length === 0) break;
      const bot = decisions.find(({ seat }) => seat !== ME);
      if (bot) this.letBotAnswer(bot.seat);
      else isLeft = !(await this.answer());
    }
    this.lines.close();
    this.tellNews();
    this.finish(isLeft);
  }

  private letBotAnswer(seat: Seat): void {
    const { entry, bot } = this.table;
    const { state } = this.match;
    const move = bot.choose(entry.game.view(state, seat), entry.game.moves(state, seat), this.mood);
    const refusal = this.match.move(seat, move);
    if (refusal) throw new Error(`the bot of seat ${seat} chose an illegal move: ${refusal.code}`);
  }

  /** Asks until there is an answer; false when the player leaves. */
  private async answer(): Promise<boolean> {
    const { entry, language } = this.table;
    const moves = entry.game.moves(this.match.state, ME);
    const view = entry.game.view(this.match.state, ME);
    this.tellNews();
    this.showQuestion(view, moves);
    for (;;) {
      const input = await this.lines.ask(this.say('prompt', { count: moves.length }));
      if (input === undefined) return false;
      if (isTyped('leave', input)) {
        if (await this.confirms(this.say('leaving'), true)) return false;
        continue;
      }
      const move = /^\d{1,3}$/.test(input) ? moves[Number(input) - 1] : undefined;
      if (input === '') continue;
      if (input === '?') this.showHelp(view, moves);
      else if (isTyped('table', input)) this.showQuestion(view, moves);
      else if (move === undefined) {
        print(this.say('not-an-answer', { input: harmless(input.slice(0, 40)), count: moves.length }));
      } else if (await this.isSure(view, move)) {
        const refusal = this.match.move(ME, move);
        if (refusal === undefined) return true;
        print(entry.texts.refusal(language, refusal.code));
      }
    }
  }

  private showQuestion(view: unknown, moves: readonly unknown[]): void {
    const { entry, language, names } = this.table;
    console.log('');
    for (const line of entry.texts.table(language, view, names)) print(line, '    ');
    console.log('');
    emphasise(entry.texts.question(language, view, names)!);
    moves.forEach((move, i) => {
      print(`  ${i + 1}. ${entry.texts.answer(language, view, move, names)}`, '     ');
    });
  }

  private showHelp(view: unknown, moves: readonly unknown[]): void {
    const { entry, language, options } = this.table;
    for (const line of entry.texts.reference(language, options)) print(line, '    ');
    print(this.say('help'));
    this.showQuestion(view, moves);
  }

  private async isSure(view: unknown, move: unknown): Promise<boolean> {
    const { entry, language, names } = this.table;
    const warning = entry.texts.warning(language, view, move, names);
    return warning === undefined || this.confirms(this.say('sure', { warning }), false);
  }

  /** Asks until the answer is yes or no; `atEnd` when there is none any more. */
  private async confirms(question: string, atEnd: boolean): Promise<boolean> {
    for (;;) {
      const input = await this.lines.ask(question);
      if (input === undefined) return atEnd;
      if (isTyped('yes', input)) return true;
      if (isTyped('no', input)) return false;
    }
  }

  private tellNews(): void {
    const { entry, language, names, options } = this.table;
    const { list } = this.match.told;
    if (this.toldSoFar < list.length) {
      console.log('');
      printRule();
    }
    for (; this.toldSoFar < list.length; this.toldSoFar++) {
      const { to, event } = list[this.toldSoFar]!;
      if (to !== 'all' && to !== ME) continue;
      const line = entry.texts.event(language, event, ME, names, options);
      if (line !== undefined) print(`· ${line}`, '  ');
    }
  }

  private finish(isLeft: boolean): void {
    const { entry, language, names, file } = this.table;
    const { state, deal } = this.match;
    console.log('');
    if (isLeft) print(this.say('left'));
    else {
      const views = names.map((_, seat) => entry.game.view(state, seat));
      for (const line of entry.texts.reveal(language, views, names)) print(line, '    ');
    }
    saveLog(file, this.match.log(names));
    console.log('');
    print(this.say(isLeft ? 'saved-part' : 'saved', { file }));
    console.log(this.say('replay', { file }));
    const salt = deal.salts[ME] === '' ? '' : ` --salt '${ME}=${deal.salts[ME]!.replaceAll("'", "'\\''")}'`;
    console.log(this.say('verify', { file, commitment: commitment(deal.seed) }) + salt);
  }

  private say(word: Word, values?: Values): string {
    return format(this.table.language, WORDS[this.table.language][word], values);
  }
}

function isTyped(what: keyof typeof TYPED, input: string): boolean {
  return (TYPED[what] as readonly string[]).includes(input.toLowerCase());
}
