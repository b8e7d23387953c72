import { writeLog } from '@kuluary/kernel/log';
import { describe, expect, it } from 'vitest';
import { COUP, playedMatch } from '../replay/match.fixture.ts';
import { checkDeal, type Finding, verdictOf, type Witness } from './deal-check.ts';

const { log } = playedMatch();
const text = writeLog(log);
const witness: Witness = { commitment: log.commitment, seat: 1, salt: log.salts[1]! };

const verdicts = (findings: readonly Finding[]) => findings.map(({ key }) => key.replace('found.', ''));

describe('checkDeal', () => {
  it('finds nothing wrong with a fair deal', () => {
    const findings = checkDeal(COUP, text, witness);
    expect(verdicts(findings)).toEqual(['whole.holds', 'seed.holds', 'seen.holds', 'salt.holds', 'draws.holds']);
    expect(verdictOf(findings)).toBe('holds');
    expect(findings.at(-1)!.count).toBeGreaterThan(0);
  });

  it('says what it cannot know', () => {
    const findings = checkDeal(COUP, text, { commitment: null, seat: null, salt: null });
    expect(verdicts(findings)).toContain('seen.unknown');
    expect(verdicts(findings)).toContain('salt.unknown');
    expect(verdictOf(findings)).toBe('unknown');
  });

  it('notices another commitment than the one that was seen', () => {
    const findings = checkDeal(COUP, text, { ...witness, commitment: 'f'.repeat(64) });
    expect(verdicts(findings)).toContain('seen.fails');
    expect(verdictOf(findings)).toBe('fails');
  });

  it('notices that its own salt is missing', () => {
    expect(verdicts(checkDeal(COUP, text, { ...witness, salt: 'mine' }))).toContain('salt.fails');
  });

  it('notices a log that was changed', () => {
    const findings = checkDeal(COUP, text.replace('"Boris"', '"Bogdan"'), witness);
    expect(verdicts(findings)).toEqual(['whole.fails']);
  });
});
