// The messages from a browser to the server, with the schemas that validate every one of them.

import { z } from 'zod';
import { isAllowedChat, isAllowedName } from './allowed-characters.ts';
import { MAX_CHAT_CHARACTERS, MAX_MOVE_ID_CHARACTERS, MAX_NAME_CHARACTERS, MAX_SALT_CHARACTERS } from './limits.ts';
import { CLOCKS, PHRASES, REACTIONS } from './vocabularies.ts';

const MAX_SEAT = 15;

export const seatSchema = z.int().min(0).max(MAX_SEAT);
const positionSchema = z.int().min(0);
const lineSchema = (max: number, isAllowed: (text: string) => boolean) =>
  z.string().trim().min(1).max(max).refine(isAllowed);
export const nameSchema = lineSchema(MAX_NAME_CHARACTERS, isAllowedName).overwrite(
  (name) => name.replace(/\p{Zs}+/gu, ' '), // several look like one
);
const saltSchema = z.string().refine((text) => text.length <= MAX_SALT_CHARACTERS); // counted as in a log, not as by zod
const refSchema = z.int().min(0).optional(); // returned with the reply

/** The first message of every connection: its protocol version, and how much of the table it knows. */
const helloSchema = z.strictObject({
  type: z.literal('hello'),
  version: z.int(),
  have: positionSchema,
  at: z.int().optional(), // as sent with that position; without it the client gets everything
});

/** A phrase, a reaction, or free text. */
const speechSchema = z.union([
  z.strictObject({ phrase: z.enum(PHRASES) }),
  z.strictObject({ reaction: z.enum(REACTIONS) }),
  z.strictObject({ text: lineSchema(MAX_CHAT_CHARACTERS, isAllowedChat) }),
]);
export type Speech = z.infer<typeof speechSchema>;

const clientRequestSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('sit'),
    ref: refSchema,
    seat: seatSchema.nullable(),
    name: nameSchema,
    salt: saltSchema,
  }), // seat null: any free one
  z.strictObject({ type: z.literal('stand'), ref: refSchema }), // in the lobby: frees the seat; in a match: a bot plays on
  z.strictObject({ type: z.literal('ready'), ref: refSchema, ready: z.boolean() }),
  z.strictObject({ type: z.literal('rename'), ref: refSchema, name: nameSchema }),
  z.strictObject({
    type: z.literal('seat-bot'),
    ref: refSchema,
    seat: seatSchema,
    bot: z.string().max(32),
    name: nameSchema,
  }), // host only
  z.strictObject({ type: z.literal('clear-seat'), ref: refSchema, seat: seatSchema }), // host only
  z.strictObject({
    type: z.literal('set'), // host only
    ref: refSchema,
    options: z.record(z.string().max(32), z.unknown()).optional(),
    clock: z.enum(CLOCKS).optional(),
    door: z.boolean().optional(), // spectators are allowed
    listed: z.boolean().optional(), // in the public list
  }),
  z.strictObject({ type: z.literal('start'), ref: refSchema }), // host only
  z.strictObject({
    type: z.literal('move'),
    ref: refSchema,
    id: z
      .string()
      .min(8)
      .max(MAX_MOVE_ID_CHARACTERS)
      .regex(/^[ -~]*$/), // chosen by the client: a move sent twice is made once
    asked: positionSchema, // position of the decision
    move: z.unknown(),
  }),
  z.strictObject({ type: z.literal('undo'), ref: refSchema }),
  z.strictObject({ type: z.literal('say'), ref: refSchema, speech: speechSchema }),
  z.strictObject({ type: z.literal('rematch'), ref: refSchema }),
  z.strictObject({ type: z.literal('device'), ref: refSchema }), // a one-time link to this seat for another device
  z.strictObject({ type: z.literal('program'), ref: refSchema, seat: seatSchema }), // host only: a token with which a program takes this free seat
]);
export type ClientRequest = z.infer<typeof clientRequestSchema>;

export const toServerSchema = z.discriminatedUnion('type', [
  helloSchema,
  ...clientRequestSchema.options,
  z.strictObject({ type: z.literal('resync') }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type ToServer = z.infer<typeof toServerSchema>;

/** For the reply to an invalid message. */
export const withRefSchema = z.object({ ref: refSchema });

/** Bodies of plain HTTP requests. */
export const newTableSchema = z.strictObject({
  game: z.string().max(32),
  name: nameSchema,
  salt: saltSchema,
  listed: z.boolean().optional(),
});
export const joinAnySchema = z.strictObject({ game: z.string().max(32).optional() }); // without one: any game
export const deviceLinkSchema = z.strictObject({ token: z.string().max(200) });
