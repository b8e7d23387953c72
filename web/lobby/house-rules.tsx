import { Button } from '@kuluary/ui/buttons';
import { LOBBY_WORDS } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { editionWordingKey, houseRulesOf, leadOptionOf, withoutHouseRules } from './editions.ts';
import type { LobbySession } from './lobby-session.ts';
import { prominentOptions } from './option-relevance.ts';
import { OptionRow } from './option-row.tsx';
import styles from './options-panel.module.css';

/** All other options, folded away. */
export function HouseRules({ session }: { readonly session: LobbySession }) {
  const say = useWords(LOBBY_WORDS);
  const { game, table, you, send } = session;
  const lead = leadOptionOf(session);
  const folded = game.game.options.filter(
    ({ id, kind }) => kind !== 'seat' && id !== lead?.id && !prominentOptions(table.game).includes(id),
  );
  if (folded.length === 0) return null;
  const own = houseRulesOf(session);
  const reset = () => send({ type: 'set', options: withoutHouseRules(session) });
  return (
    <details
      className={styles.house}
      onToggle={({ currentTarget }) => currentTarget.open && scrollToOpened(currentTarget)}
    >
      <summary>
        <b>{say('rules.house')}</b>
        <span>
          {own.length > 0
            ? say('rules.house.some', { count: own.length })
            : say(editionWordingKey(session, 'rules.house.none'))}
        </span>
      </summary>
      {folded.map((spec) => (
        <OptionRow key={spec.id} session={session} spec={spec} />
      ))}
      {you.host && own.length > 0 && (
        <Button className={styles.reset} onClick={reset}>
          {say(editionWordingKey(session, 'rules.reset'))}
        </Button>
      )}
    </details>
  );
}

/** Opened at the lower edge it would be out of sight. */
function scrollToOpened(opened: HTMLElement): void {
  opened.scrollIntoView({ block: 'nearest' });
}
