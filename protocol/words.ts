// The closed vocabularies that browser and server share.

export const PHASES = ['lobby', 'playing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** How long a seat may think about one decision. */
export const CLOCKS = ['none', 'relaxed', 'normal', 'fast', 'day', 'three-days'] as const;
export type ClockName = (typeof CLOCKS)[number];

/** Things to say with one tap, the same in every language. */
export const PHRASES = ['oh-really', 'i-believe', 'bravo', 'your-turn', 'well-played', 'oops'] as const;
export type Phrase = (typeof PHRASES)[number];

/** Faces to make: the table draws them with its own emblems. */
export const REACTIONS = ['watching', 'hats-off', 'you-are-next', 'charmed', 'noted'] as const;

/** What stands for the bot's name where a program plays that somebody else runs. */
export const PROGRAM = 'program';

/** Why a request was not carried out. The rules of a game add their own codes for moves. */
export const FAULTS = [
  'malformed', // not JSON, or not a message we know
  'too-large',
  'foreign-site', // the request comes from a page of another site
  'version', // the page is older or newer than the server: reload
  'hello-first',
  'no-such-table',
  'door-closed', // spectators are not admitted
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
  'not-all-here', // somebody who played before has not come to the rematch yet
  'wrong-phase', // the lobby is over, the game has not begun, or it has ended
  'stale-decision', // the question has gone: another one is asked now
  'no-undo', // somebody has learned something, or has answered already
  'chat-full', // this seat has said as much as a table keeps of one
  'bad-link', // used, expired or forged; a program's token too
  'kicked', // whoever runs the server has sent this guest away from this table
  'old-rules', // the game was begun with rules that this server no longer has
  'new-rules', // or with rules that it does not have yet: another server was renewed before it
  'busy', // the store did not answer: try again, a move under the same name
  'stopping', // the server goes down for a moment
] as const;
export type Fault = (typeof FAULTS)[number];
