// What a page gets to measure with.

import { watchThinking } from './thinking.ts';

Object.assign(globalThis, { watchThinking });
