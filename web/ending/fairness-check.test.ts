import { formatMatchLog } from '@kuluary/kernel/match-log';
import { describe, expect, it } from 'vitest';
import { COUP, playBotMatch } from '../replay/match.fixture.ts';
import { checkDealFairness, type DealEvidence, type FairnessFinding, overallVerdict } from './fairness-check.ts';

const { log } = playBotMatch();
const text = formatMatchLog(log);
const evidence: DealEvidence = { commitment: log.commitment, seat: 1, salt: log.salts[1]! };

const verdicts = (findings: readonly FairnessFinding[]) => findings.map(({ key }) => key.replace('found.', ''));

describe('checkDealFairness', () => {
  it('finds nothing wrong with a fair deal', () => {
    const findings = checkDealFairness(COUP, text, evidence);
    expect(verdicts(findings)).toEqual(['whole.holds', 'seed.holds', 'seen.holds', 'salt.holds', 'draws.holds']);
    expect(overallVerdict(findings)).toBe('holds');
    expect(findings.at(-1)!.count).toBeGreaterThan(0);
  });

  it('says what it cannot know', () => {
    const findings = checkDealFairness(COUP, text, { commitment: null, seat: null, salt: null });
    expect(verdicts(findings)).toContain('seen.unknown');
    expect(verdicts(findings)).toContain('salt.unknown');
    expect(overallVerdict(findings)).toBe('unknown');
  });

  it('notices another commitment than the one that was seen', () => {
    const findings = checkDealFairness(COUP, text, { ...evidence, commitment: 'f'.repeat(64) });
    expect(verdicts(findings)).toContain('seen.fails');
    expect(overallVerdict(findings)).toBe('fails');
  });

  it('notices that its own salt is missing', () => {
    expect(verdicts(checkDealFairness(COUP, text, { ...evidence, salt: 'mine' }))).toContain('salt.fails');
  });

  it('notices a log that was changed', () => {
    const findings = checkDealFairness(COUP, text.replace('"Boris"', '"Bogdan"'), evidence);
    expect(verdicts(findings)).toEqual(['whole.fails']);
  });
});
