// "Check this deal": the browser deals everything again and says in plain words what it found.

import type { AnyGame } from '@kuluary/kernel/game';
import { Button, classNames } from '@kuluary/ui/buttons';
import { Icon, type IconName } from '@kuluary/ui/icons';
import { Sheet } from '@kuluary/ui/sheet';
import { useMemo } from 'react';
import { knownSalt } from '../settings/deal-salt.ts';
import { rememberedCommitment } from '../table/commitments.ts';
import { downloadText } from '../table/share.ts';
import type { TableSession } from '../table/table-session.ts';
import { ENDING_WORDS } from '../words/ending.ts';
import { useWords } from '../words/use-words.ts';
import { checkDealFairness, type FairnessFinding, type FairnessVerdict, overallVerdict } from './fairness-check.ts';
import styles from './fairness-check-sheet.module.css';

interface FairnessCheckSheetProps {
  readonly session: TableSession;
  readonly game: AnyGame; // with the rules that were played by
  readonly text: string | null; // the log; null: not fetched yet
  readonly open: boolean;
  readonly onClose: () => void;
}

const FINDING_ICONS: Readonly<Record<FairnessVerdict, IconName>> = {
  holds: 'tick',
  fails: 'cross',
  unknown: 'question',
};
/** Of the whole deal: what could not be checked casts no doubt on what could. */
const VERDICT_ICONS: Readonly<Record<FairnessVerdict, IconName>> = { ...FINDING_ICONS, unknown: 'shield' };

export function FairnessCheckSheet({ session, game, text, open, onClose }: FairnessCheckSheetProps) {
  const say = useWords(ENDING_WORDS);
  const { table, you } = session.model;
  const findings = useMemo(() => {
    if (!open || text === null) return null;
    const evidence = { commitment: rememberedCommitment(table.id), seat: you.seat, salt: knownSalt(table.id) ?? null };
    return checkDealFairness(game, text, evidence);
  }, [open, text, table.id, you.seat, game]);
  return (
    <Sheet open={open} onClose={onClose} title={say('check')} closeLabel={say('close')} wide>
      {findings ? (
        <>
          <p className={classNames(styles.verdict, styles[overallVerdict(findings)])} role="status">
            <Icon name={VERDICT_ICONS[overallVerdict(findings)]} />
            {say(`check.${overallVerdict(findings)}`)}
          </p>
          <ul className={styles.findings}>
            {findings.map((finding) => (
              <FindingLine key={finding.key} finding={finding} />
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

function FindingLine({ finding }: { readonly finding: FairnessFinding }) {
  const say = useWords(ENDING_WORDS);
  const { key, verdict, count, detail } = finding;
  return (
    <li className={styles[verdict]}>
      <Icon name={FINDING_ICONS[verdict]} />
      <span>
        {say(key, { count })}
        {detail !== null && <small lang="en">{say('check.detail', { detail })}</small>}
      </span>
    </li>
  );
}
