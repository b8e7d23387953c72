// The list of all games, read by everything that must know every game. Their bots are in bot-registry.ts.

import { coupEntry } from './game-entries/coup.ts';
import type { GameRegistry } from './game-entries/game-entry.ts';
import { rickshankEntry } from './game-entries/rickshank.ts';
import { voicesEntry } from './game-entries/voices.ts';

export const GAME_REGISTRY: GameRegistry = { coup: coupEntry, rickshank: rickshankEntry, voices: voicesEntry };
