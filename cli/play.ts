// kuluary play GAME: a whole game in the terminal against bots.

import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Entry } from '@kuluary/games/registry';
import { FastChance } from '@kuluary/kernel/chance';
import { commitment, MAX_SALT_LENGTH, SEED_BYTES } from '@kuluary/kernel/fairness';
import type { AnyBot } from '@kuluary/kernel/game';
import { Match } from '@kuluary/kernel/match';
import { format, type Values } from '@kuluary/texts/catalogue';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import {
  type Arguments,
  type Command,
  EDITION_FLAG,
  gameNamed,
  OPTION_FLAG,
  oneOf,
  optionsOf,
  text,
  UsageError,
  wholeNumber,
} from './arguments.ts';
import { saveLog } from './log-file.ts';
import { BOT_NAMES, WORDS, type Word } from './words.ts';

const ME = 0;
const MAX_NAME_LENGTH = 24;

export const play: Command = {
  usage: 'GAME [--seats N] [--lang LANG]',
  about: 'Plays a game in the terminal against bots.',
  details: 'The whole game is written into a log that can be replayed and verified.',
  flags: {
    seats: { value: 'N', about: 'how many seats, yours included (default 4)' },
    lang: { value: 'LANG', about: `${LANGUAGES.join(', ')} (default: the language of this machine)` },
    bots: { value: 'NAME', about: 'who plays against you (default: the strongest)' },
    name: { value: 'NAME', about: 'what you are called' },
    salt: { value: 'TEXT', about: 'your own share of chance (default: random)' },
    log: { value: 'FILE', about: 'where the log goes (default: a new file in data/logs)' },
    edition: EDITION_FLAG,
    option: OPTION_FLAG,
  },
  async run(args) {
    const table = new TerminalTable(gameNamed(args), args);
    await table.play();
    return 0;
  },
};

class TerminalTable {
  private readonly entry: Entry;
  private readonly language: Language;
  private readonly names: readonly string[];
  private readonly bot: AnyBot;
  private readonly match: Match<unknown, unknown, unknown, unknown, unknown>;
  private readonly file: string;
  private readonly lines = new Lines();
  private readonly mood = new FastChance(randomBytes(6).readUIntBE(0, 6)); // of the bots
  private told = 0;

  constructor(entry: Entry, args: Arguments) {
    const seats = wholeNumber(args, 'seats', 4, ...entry.game.seats);
    const salt = text(args, 'salt') ?? randomBytes(16).toString('hex');
    if (salt.length > MAX_SALT_LENGTH) throw new UsageError(`--salt takes at most ${MAX_SALT_LENGTH} characters`);
    const bots = Object.keys(entry.bots);
    this.entry = entry;
    this.language = oneOf(args, 'lang', LANGUAGES, languageOfMachine());
    this.bot = entry.bots[oneOf(args, 'bots', bots, bots.at(-1)!)]!;
    const name = (text(args, 'name') ?? this.say('guest')).trim();
    if (name === '' || name.length > MAX_NAME_LENGTH)
      throw new UsageError(`--name takes 1 to ${MAX_NAME_LENGTH} characters`);
    this.names = [name, ...BOT_NAMES[this.language].slice(0, seats - 1)];
    this.file =
      text(args, 'log') ?? `data/logs/${entry.game.id}-${new Date().toISOString().replace(/[:.]/g, '-')}.json`;
    this.match = new Match(entry.game, {
      seats,
      options: optionsOf(entry, seats, args),
      seed: randomBytes(SEED_BYTES).toString('hex'),
      salts: [salt, ...Array<string>(seats - 1).fill('')],
    });
  }

  async play(): Promise<void> {
    const { game, texts } = this.entry;
    const count = this.names.length - 1;
    console.log(this.say('welcome', { game: texts.title(this.language), count }));
    console.log(this.say('fairness', { commitment: commitment(this.match.deal.seed) }));
    for (;;) {
      const decisions = game.decisions(this.match.state);
      if (decisions.length === 0) break;
      const bot = decisions.find(({ seat }) => seat !== ME);
      if (bot) this.letBotAnswer(bot.seat);
      else if (!(await this.answer())) {
        console.log(`\n${this.say('left')}`);
        break;
      }
    }
    this.tellNews();
    this.lines.close();
    saveLog(this.file, this.match.log(this.names));
    console.log(`\n${this.say('saved', { file: this.file })}\n${this.say('verify', { file: this.file })}`);
  }

  private letBotAnswer(seat: number): void {
    const { game } = this.entry;
    const { state } = this.match;
    this.match.move(seat, this.bot.choose(game.view(state, seat), game.moves(state, seat), this.mood));
  }

  /** Asks until there is an answer; false when the player leaves. */
  private async answer(): Promise<boolean> {
    const { game, texts } = this.entry;
    const moves = game.moves(this.match.state, ME);
    const view = game.view(this.match.state, ME);
    this.tellNews();
    this.showTable(view);
    console.log(`\n${texts.question(this.language, view, this.names)}`);
    moves.forEach((move, i) => {
      console.log(`  ${i + 1}. ${texts.answer(this.language, view, move, this.names)}`);
    });
    for (;;) {
      const input = await this.lines.ask(this.say('prompt', { count: moves.length }));
      if (input === undefined || input === 'q') return false;
      const move = /^\d{1,3}$/.test(input) ? moves[Number(input) - 1] : undefined;
      if (input === '?') console.log(this.say('help'));
      else if (input === 't') this.showTable(view);
      else if (move === undefined)
        console.log(this.say('not-an-answer', { input: input.slice(0, 40), count: moves.length }));
      else if (await this.isSure(view, move)) {
        const refusal = this.match.move(ME, move);
        if (refusal === undefined) return true;
        console.log(texts.refusal(this.language, refusal.code));
      }
    }
  }

  private async isSure(view: unknown, move: unknown): Promise<boolean> {
    const warning = this.entry.texts.warning(this.language, view, move, this.names);
    if (warning === undefined) return true;
    const answer = await this.lines.ask(this.say('sure', { warning }));
    return answer !== undefined && [this.say('yes'), 'y'].includes(answer.toLowerCase());
  }

  private showTable(view: unknown): void {
    console.log('');
    for (const line of this.entry.texts.table(this.language, view, this.names)) console.log(line);
  }

  private tellNews(): void {
    const { list } = this.match.told;
    for (; this.told < list.length; this.told++) {
      const { to, event } = list[this.told]!;
      if (to !== 'all' && to !== ME) continue;
      const line = this.entry.texts.event(this.language, event, ME, this.names, this.match.deal.options);
      if (line !== undefined) console.log(`· ${line}`);
    }
  }

  private say(word: Word, values?: Values): string {
    return format(this.language, WORDS[this.language][word], values);
  }
}

function languageOfMachine(): Language {
  const locale = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
  return LANGUAGES.find((language) => locale.startsWith(language)) ?? 'en';
}

/** Lines that the player types, or that a pipe holds ready. */
class Lines {
  private readonly reader = createInterface({ input: process.stdin });
  private readonly waiting: string[] = [];
  private wanted: ((line: string | undefined) => void) | undefined;
  private isClosed = false;

  constructor() {
    this.reader.on('line', (line) => this.deliver(line.trim()));
    this.reader.on('close', () => {
      this.isClosed = true;
      this.deliver(undefined);
    });
  }

  ask(question: string): Promise<string | undefined> {
    process.stdout.write(question);
    if (this.waiting.length > 0) return Promise.resolve(this.waiting.shift());
    if (this.isClosed) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.wanted = resolve;
    });
  }

  close(): void {
    this.reader.close();
  }

  private deliver(line: string | undefined): void {
    const wanted = this.wanted;
    this.wanted = undefined;
    if (wanted) wanted(line);
    else if (line !== undefined) this.waiting.push(line);
  }
}
