// "Check this deal": the browser deals everything once more and says in plain words what it found.

import type { AnyGame } from '@kuluary/kernel/game';
import { Button, classes } from '@kuluary/stage/buttons';
import { Icon, type IconName } from '@kuluary/stage/icons';
import { Sheet } from '@kuluary/stage/sheet';
import { useMemo } from 'react';
import { saltOf } from '../settings/salt.ts';
import type { Room } from '../table/room.ts';
import { downloadText } from '../table/share.ts';
import { commitmentOf } from '../table/witness.ts';
import { ENDING } from '../words/ending.ts';
import { useWords } from '../words/use-words.ts';
import { checkDeal, type Finding, type Verdict, verdictOf } from './deal-check.ts';
import styles from './deal-check-sheet.module.css';

interface DealCheckProps {
  readonly room: Room;
  readonly game: AnyGame; // of the rules that were played with
  readonly text: string | null; // the log; null: it has not come yet
  readonly open: boolean;
  readonly onClose: () => void;
}

const MARKS: Readonly<Record<Verdict, IconName>> = { holds: 'tick', fails: 'cross', unknown: 'question' };
/** Of the whole deal: what could not be looked into leaves no doubt about what could. */
const VERDICTS: Readonly<Record<Verdict, IconName>> = { ...MARKS, unknown: 'shield' };

export function DealCheck({ room, game, text, open, onClose }: DealCheckProps) {
  const say = useWords(ENDING);
  const { table, you } = room.model;
  const findings = useMemo(() => {
    if (!open || text === null) return null;
    const witness = { commitment: commitmentOf(table.id), seat: you.seat, salt: saltOf(table.id) ?? null };
    return checkDeal(game, text, witness);
  }, [open, text, table.id, you.seat, game]);
  return (
    <Sheet open={open} onClose={onClose} title={say('check')} closeLabel={say('close')} wide>
      {findings ? (
        <>
          <p className={classes(styles.verdict, styles[verdictOf(findings)])} role="status">
            <Icon name={VERDICTS[verdictOf(findings)]} />
            {say(`check.${verdictOf(findings)}`)}
          </p>
          <ul className={styles.findings}>
            {findings.map((finding) => (
              <Found key={finding.key} finding={finding} />
            ))}
          </ul>
          <p className={styles.limits}>{say('limits')}</p>
          <Button onClick={() => downloadText(`kuluary-${table.game}-${table.id}.json`, text!)}>
            <Icon name="log" />
            {say('download')}
          </Button>
        </>
      ) : (
        <p role="status">{say('check.doing')}</p>
      )}
    </Sheet>
  );
}

function Found({ finding }: { readonly finding: Finding }) {
  const say = useWords(ENDING);
  const { key, verdict, count, detail } = finding;
  return (
    <li className={styles[verdict]}>
      <Icon name={MARKS[verdict]} />
      <span>
        {say(key, { count })}
        {detail !== null && <small lang="en">{say('check.detail', { detail })}</small>}
      </span>
    </li>
  );
}
