// The viewer's secret role: its goals, and their progress by public information.

import { Icon } from '@kuluary/ui/icons';
import { roleCard } from '../texts/card-lookup.ts';
import { goalText, roleWords } from '../texts/card-text.ts';
import { languagePackOf } from '../texts/catalogues.ts';
import { useDetailSheets } from './detail-sheet-stack.tsx';
import { goalProgressOfRole, visibleResults } from './goal-progress.ts';
import { progressText } from './goal-progress-text.ts';
import { ShieldButton } from './prosecutor-cards.tsx';
import styles from './role-card.module.css';
import { SymbolPicture, TokenPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { ownSeatView } from './view-queries.ts';
import { tableText } from './words.ts';

export function RoleCard() {
  const { reader, view } = useTableContext();
  const sheets = useDetailSheets();
  const role = ownSeatView(view)?.role;
  if (role === undefined || role === null) return null;
  const isProsecutor = view.viewer === view.prosecutor;
  return (
    <button type="button" className={styles.role} onClick={() => sheets.openDetails({ kind: 'role' })}>
      <SymbolPicture of={isProsecutor ? 'i-gavel' : 'i-lock'} className={styles.lock} />
      <span className={styles.caption}>{tableText(reader, isProsecutor ? 'role.open' : 'role.secret')}</span>
      <b>{roleWords(reader.language, role).title}</b>
      <span className={styles.goals}>
        <GoalLines role={role} />
      </span>
    </button>
  );
}

/** A line for each goal, ticked where it holds now. */
function GoalLines({ role }: { readonly role: string }) {
  const { reader, view } = useTableContext();
  if (view.viewer === 'spectator') return null;
  const all = goalProgressOfRole(view, view.viewer, role, visibleResults(view));
  return goalText(reader.language, role, view.options.majority).map((text, i) => (
    <span key={text} className={styles.goal} data-holds={all[i]?.holds || undefined}>
      <Icon name={all[i]?.holds ? 'tick' : 'dots'} className={styles.mark} />
      <span>{text}</span>
    </span>
  ));
}

export function RoleSheet() {
  const { reader, view } = useTableContext();
  const role = ownSeatView(view)?.role;
  if (role === undefined || role === null || view.viewer === 'spectator') return null;
  const { icon } = roleCard(role);
  const { viewer } = view;
  const all = goalProgressOfRole(view, viewer, role, visibleResults(view));
  return (
    <div className={styles.whole}>
      <p className={styles.fiction}>{roleWords(reader.language, role).fiction}</p>
      <ul>
        {goalText(reader.language, role, view.options.majority).map((text, i) => (
          <li key={text}>
            <b>{text}</b>
            {all[i] && (
              <small>
                {tableText(reader, all[i].holds ? 'goal.holds' : 'goal.open', {
                  have: progressText(reader, view, viewer, all[i]),
                })}
              </small>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.icon}>
        <TokenPicture of={icon === 'neutral' ? 'blank' : icon} className={styles.token} />
        {tableText(reader, 'role.icon', { icon: languagePackOf(reader.language).names.icons[icon] })}
      </p>
      <p className={styles.note}>{tableText(reader, 'goal.note')}</p>
      {viewer === view.prosecutor && <ShieldButton />}
    </div>
  );
}
