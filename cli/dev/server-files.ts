// Which files belong to the server.

const SERVER_PACKAGES = ['kernel', 'texts', 'card-language', 'games', 'bots', 'protocol', 'host', 'store', 'server'];
const CODE_FILE = /\.(?:ts|mjs|json)$/;
const NOT_OF_SERVER = /\.test\.ts$|\.fixture\.ts$|\/(?:table|scenarios|contract-tests|fixture)\//; // a game's table belongs to the page

/** Folders to watch. */
export const SERVER_FOLDERS: readonly string[] = SERVER_PACKAGES;

/** Must the server restart when this file changes? Paths are from the root, with forward slashes. */
export function isServerFile(path: string): boolean {
  return SERVER_PACKAGES.includes(path.split('/', 1)[0]!) && CODE_FILE.test(path) && !NOT_OF_SERVER.test(path);
}
