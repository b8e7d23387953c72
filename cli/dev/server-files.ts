// Which files the server is made of.

const ROOMS = ['kernel', 'texts', 'effects', 'games', 'bots', 'protocol', 'host', 'store', 'server'];
const CODE = /\.(?:ts|mjs|json)$/;
const NOT_SERVED = /\.test\.ts$|\.fixture\.ts$|\/(?:table|scenarios|battery|fixture)\//; // a game's table is the page's

/** Folders to watch. */
export const SERVER_FOLDERS: readonly string[] = ROOMS;

/** Is the server another one when this file changes? Paths are from the root, with forward slashes. */
export function isOfServer(path: string): boolean {
  return ROOMS.includes(path.split('/', 1)[0]!) && CODE.test(path) && !NOT_SERVED.test(path);
}
