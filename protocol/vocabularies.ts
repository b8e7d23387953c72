// The closed lists of words that browser and server share: phases, clocks, phrases, reactions, refusal codes.

export const PHASES = ['lobby', 'playing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** How long a seat may think about one decision. */
export const CLOCKS = ['none', 'relaxed', 'normal', 'fast', 'day', 'three-days'] as const;
export type ClockName = (typeof CLOCKS)[number];

/** Things to say with one tap, the same in every language. */
export const PHRASES = ['oh-really', 'i-believe', 'bravo', 'your-turn', 'well-played', 'oops'] as const;
export type Phrase = (typeof PHRASES)[number];

/** Reactions, which the page draws with the emblems of the game. */
export const REACTIONS = ['watching', 'hats-off', 'you-are-next', 'charmed', 'noted'] as const;

/** Stands for the bot's id where an outside program plays. */
export const PROGRAM_BOT = 'program';

/** Why a request was not carried out. The rules of a game add their own codes for moves. */
export const REFUSAL_CODES = [
  'malformed', // not JSON, or not a message we know
  'too-large',
  'foreign-site', // sent by a page of another site
  'version', // the page is older or newer than the server: reload
  'hello-first',
  'no-such-table',
  'door-closed', // spectators are not allowed
  'too-fast', // slow down
  'too-many', // connections or tables from one address, or entries of one table
  'not-seated',
  'not-host',
  'seat-taken',
  'already-seated',
  'table-full',
  'no-such-seat',
  'no-such-bot',
  'bad-options',
  'too-few-seats',
  'not-all-here', // a player of the previous match has not connected to the rematch yet
  'wrong-phase', // the match has begun, has not begun yet, or has ended
  'stale-decision', // another decision is asked for by now
  'no-undo', // the move revealed something, or another one has been made since
  'chat-full', // this seat has said as much as it may
  'bad-link', // used, expired or forged; a program's token too
  'kicked', // an administrator has kicked this guest from this table
  'old-rules', // the match began with rules that this server no longer has
  'new-rules', // or with rules that it does not have yet: another server was updated before it
  'busy', // the store failed: try again, a move with the same id
  'stopping', // the server is restarting
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];
