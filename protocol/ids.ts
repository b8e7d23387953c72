// Types of the ids that servers and browsers exchange.

import type { Id } from '@kuluary/kernel/id';

export type TableId = Id<string, 'table'>; // its code, as in its URL
export type GuestId = Id<string, 'guest'>; // a browser by its cookie, or a program by its token
export type ServerId = Id<string, 'server'>; // of the servers on one store
export type ClientAddress = Id<string, 'address'>; // an IP address, or the network that counts as one
export type LogPosition = Id<number, 'position'>; // of an entry of a table's log; the first is 1
