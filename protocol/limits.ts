// Limits on everything that comes from outside. Each is tested at the limit and one past it.

export const PROTOCOL_VERSION = 2; // rises whenever an old page could misunderstand a new server

export const MAX_FRAME_BYTES = 4096; // one message to the server
export const MAX_NAME_CHARACTERS = 16;
export const MAX_SALT_CHARACTERS = 64;
export const MAX_CHAT_CHARACTERS = 200;
export const MAX_CHAT_LINES = 100; // kept of one seat; after that it has nothing more to say
export const MAX_MOVE_ID_CHARACTERS = 36;
export const CODE_DIGITS = 6; // of a table's short code, which is also its link
export const MAX_GLANCES = 200; // tables in one overview
export const MARK_DIGITS = 12; // of a mark by which whoever runs the server knows a guest at a table
