// The worker that reviews a finished match, and posts its positions as they are done.

import { type ReviewedPosition, reviewGame } from '@kuluary/bots/game-review';
import { botsForVersion } from '@kuluary/games/game-bots/game-bots';
import type { MatchLog } from '@kuluary/kernel/match-log';
import { loadBots } from '../bot-loaders.ts';

const POST_INTERVAL = 100; // ms

self.onmessage = ({ data }: MessageEvent<MatchLog>) => {
  postReview(data).catch(reportError);
};

async function postReview(matchLog: MatchLog): Promise<void> {
  const { game, critic } = (await botsForVersion(await loadBots(matchLog.game), matchLog.rules))!;
  let reviewed: ReviewedPosition[] = [];
  let postedAt = performance.now();
  for (const step of reviewGame(game, critic!, matchLog)) {
    reviewed.push(step);
    if (step.position < matchLog.moves.length && performance.now() - postedAt < POST_INTERVAL) continue;
    self.postMessage(reviewed);
    reviewed = [];
    postedAt = performance.now();
  }
}
