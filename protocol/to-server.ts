// What a browser may ask of the server, and the validators that nothing passes unchecked.

import { z } from 'zod';
import { MAX_CHAT_CHARACTERS, MAX_MOVE_ID_CHARACTERS, MAX_NAME_CHARACTERS, MAX_SALT_CHARACTERS } from './limits.ts';
import { CLOCKS, PHRASES, REACTIONS } from './words.ts';

const MAX_SEAT = 15;
// What would break a line, turn it around, or make a name look like another one.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\u115f\u1160\u2800\u3164\uffa0]|\p{M}{3}/u;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cn}]/u; // in a name; what is said may have emoji that we do not know yet
const JOINED_EMOJI = /(\p{Extended_Pictographic})(?:\ufe0f?\u200d(?=\p{Extended_Pictographic})|\ufe0f)/gu; // these are joined by what is unsafe elsewhere
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u; // something to see

export const seat = z.int().min(0).max(MAX_SEAT);
const position = z.int().min(0);
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !UNSAFE.test(text.replace(JOINED_EMOJI, '$1')) && VISIBLE.test(text));
export const name = line(MAX_NAME_CHARACTERS)
  .overwrite((text) => text.replace(/\p{Zs}+/gu, ' ')) // nobody sees how many
  .refine((text) => !UNSEEN.test(text.replace(JOINED_EMOJI, '$1')));
const salt = z.string().refine((text) => text.length <= MAX_SALT_CHARACTERS); // as a log counts them, not as zod does
const ref = z.int().min(0).optional(); // comes back with the answer

/** The first message of every connection: which protocol it speaks, and how much of the table it has seen. */
const hello = z.strictObject({
  type: z.literal('hello'),
  version: z.int(),
  have: position,
  at: z.int().optional(), // as told with that position; whoever does not know it is told everything
});

/** What is said: a phrase, a reaction, or words of one's own. */
const speech = z.union([
  z.strictObject({ phrase: z.enum(PHRASES) }),
  z.strictObject({ reaction: z.enum(REACTIONS) }),
  z.strictObject({ text: line(MAX_CHAT_CHARACTERS) }),
]);
export type Speech = z.infer<typeof speech>;

const command = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sit'), ref, seat: seat.nullable(), name, salt }), // null: any free seat
  z.strictObject({ type: z.literal('stand'), ref }), // from the lobby: for good; from a game: a bot plays on
  z.strictObject({ type: z.literal('ready'), ref, ready: z.boolean() }),
  z.strictObject({ type: z.literal('rename'), ref, name }),
  z.strictObject({ type: z.literal('seat-bot'), ref, seat, bot: z.string().max(32), name }), // the host's
  z.strictObject({ type: z.literal('clear-seat'), ref, seat }), // the host's
  z.strictObject({
    type: z.literal('set'), // the host's
    ref,
    options: z.record(z.string().max(32), z.unknown()).optional(),
    clock: z.enum(CLOCKS).optional(),
    door: z.boolean().optional(), // spectators may come in
    listed: z.boolean().optional(), // strangers may find the table
  }),
  z.strictObject({ type: z.literal('start'), ref }), // the host's
  z.strictObject({
    type: z.literal('move'),
    ref,
    id: z
      .string()
      .min(8)
      .max(MAX_MOVE_ID_CHARACTERS)
      .regex(/^[ -~]*$/), // the browser's name for it: sent twice, made once
    asked: position, // which question it answers
    move: z.unknown(),
  }),
  z.strictObject({ type: z.literal('undo'), ref }),
  z.strictObject({ type: z.literal('say'), ref, speech }),
  z.strictObject({ type: z.literal('rematch'), ref }),
  z.strictObject({ type: z.literal('device'), ref }), // a one-time link to this seat for another device
  z.strictObject({ type: z.literal('program'), ref, seat }), // the host's: a token with which a program takes this free seat
]);
export type Command = z.infer<typeof command>;

export const toServer = z.discriminatedUnion('type', [
  hello,
  ...command.options,
  z.strictObject({ type: z.literal('resync') }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type ToServer = z.infer<typeof toServer>;

/** All that is wanted of a message that is otherwise wrong: which answer its sender waits for. */
export const numbered = z.object({ ref });

/** What the page asks for by plain HTTP. */
export const newTable = z.strictObject({
  game: z.string().max(32),
  name,
  salt,
  listed: z.boolean().optional(),
});
export const joinAny = z.strictObject({ game: z.string().max(32).optional() }); // without one: whichever is played
export const deviceLink = z.strictObject({ token: z.string().max(200) });
