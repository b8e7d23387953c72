// Entry of the bundle that measures in a page: makes the measuring function global.

import { measureThinking } from './thinking-time.ts';

Object.assign(globalThis, { measureThinkingTime: measureThinking });
