// Limits on what clients send. Each is tested at the limit and one past it.

export const PROTOCOL_VERSION = 2; // increased whenever an old page could misunderstand a new server

export const MAX_FRAME_BYTES = 4096; // one message to the server
export const MAX_NAME_CHARACTERS = 16;
export const MAX_SALT_CHARACTERS = 64;
export const MAX_CHAT_CHARACTERS = 200;
export const MAX_CHAT_LINES = 100; // of one seat; after that it cannot speak
export const MAX_MOVE_ID_CHARACTERS = 36;
export const CODE_DIGITS = 6; // of a table's code, which is in its URL
export const MAX_TABLE_SUMMARIES = 200; // tables in one overview
export const GUEST_MARK_DIGITS = 12; // of the mark by which an administrator knows a guest at a table
