import { Button } from '@kuluary/stage/buttons';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { asSold, leadSpec, ownRules, sold } from './editions.ts';
import { OptionRow } from './option-row.tsx';
import type { LobbyRoom } from './room.ts';
import styles from './rules-panel.module.css';
import { inSight } from './sense.ts';

/** Everything else that can be chosen, folded away: most evenings need none of it. */
export function HouseRules({ room }: { readonly room: LobbyRoom }) {
  const say = useWords(LOBBY);
  const { game, table, you, ask } = room;
  const lead = leadSpec(room);
  const folded = game.game.options.filter(
    ({ id, kind }) => kind !== 'seat' && id !== lead?.id && !inSight(table.game).includes(id),
  );
  if (folded.length === 0) return null;
  const own = ownRules(room);
  const reset = () => ask({ type: 'set', options: asSold(room) });
  return (
    <details
      className={styles.house}
      onToggle={({ currentTarget }) => currentTarget.open && bringIntoSight(currentTarget)}
    >
      <summary>
        <b>{say('rules.house')}</b>
        <span>
          {own.length > 0 ? say('rules.house.some', { count: own.length }) : say(sold(room, 'rules.house.none'))}
        </span>
      </summary>
      {folded.map((spec) => (
        <OptionRow key={spec.id} room={room} spec={spec} />
      ))}
      {you.host && own.length > 0 && (
        <Button className={styles.reset} onClick={reset}>
          {say(sold(room, 'rules.reset'))}
        </Button>
      )}
    </details>
  );
}

/** What opens at the lower edge would open out of sight. */
function bringIntoSight(opened: HTMLElement): void {
  opened.scrollIntoView({ block: 'nearest' });
}
