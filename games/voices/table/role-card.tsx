// One's secret role: what it wants, and how it stands as far as everybody can count.

import { Icon } from '@kuluary/stage/icons';
import { roleCard } from '../texts/box.ts';
import { goalText, roleWords } from '../texts/card-text.ts';
import { tongueOf } from '../texts/catalogues.ts';
import { useTable } from './at-table.tsx';
import { seenResults, standings } from './goal-standing.ts';
import { haveWords } from './goal-words.ts';
import { useLooking } from './looking.tsx';
import { Picture, Token } from './picture.tsx';
import styles from './role-card.module.css';
import { ownSeat } from './situation.ts';
import { word } from './words.ts';

export function RoleCard() {
  const { reader, view } = useTable();
  const looking = useLooking();
  const role = ownSeat(view)?.role;
  if (role === undefined || role === null) return null;
  const isProsecutor = view.viewer === view.prosecutor;
  return (
    <button type="button" className={styles.role} onClick={() => looking.look({ kind: 'role' })}>
      <Picture of={isProsecutor ? 'i-gavel' : 'i-lock'} className={styles.lock} />
      <span className={styles.caption}>{word(reader, isProsecutor ? 'role.open' : 'role.secret')}</span>
      <b>{roleWords(reader.language, role).title}</b>
      <span className={styles.goals}>
        <Goals role={role} />
      </span>
    </button>
  );
}

/** Line by line, with a tick where it holds as things are. */
function Goals({ role }: { readonly role: string }) {
  const { reader, view } = useTable();
  if (view.viewer === 'spectator') return null;
  const all = standings(view, view.viewer, role, seenResults(view));
  return goalText(reader.language, role, view.options.majority).map((text, i) => (
    <span key={text} className={styles.goal} data-holds={all[i]?.holds || undefined}>
      <Icon name={all[i]?.holds ? 'tick' : 'dots'} className={styles.mark} />
      <span>{text}</span>
    </span>
  ));
}

/** All of it, on a sheet. */
export function WholeRole() {
  const { reader, view } = useTable();
  const role = ownSeat(view)?.role;
  if (role === undefined || role === null || view.viewer === 'spectator') return null;
  const { icon } = roleCard(role);
  const { viewer } = view;
  const all = standings(view, viewer, role, seenResults(view));
  return (
    <div className={styles.whole}>
      <p className={styles.fiction}>{roleWords(reader.language, role).fiction}</p>
      <ul>
        {goalText(reader.language, role, view.options.majority).map((text, i) => (
          <li key={text}>
            <b>{text}</b>
            {all[i] && (
              <small>
                {word(reader, all[i].holds ? 'goal.holds' : 'goal.open', {
                  have: haveWords(reader, view, viewer, all[i]),
                })}
              </small>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.icon}>
        <Token of={icon === 'neutral' ? 'blank' : icon} className={styles.token} />
        {word(reader, 'role.icon', { icon: tongueOf(reader.language).names.icons[icon] })}
      </p>
      <p className={styles.note}>{word(reader, 'goal.note')}</p>
    </div>
  );
}
