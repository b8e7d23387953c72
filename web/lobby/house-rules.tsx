import { Button } from '@kuluary/ui/buttons';
import { LOBBY_WORDS } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { editionWordingKey } from './editions.ts';
import { houseRulesOf, possibleHouseRules, withoutHouseRules } from './option-origin.ts';
import { OptionRow } from './option-row.tsx';
import type { OptionsForm } from './options-form.ts';
import styles from './options-panel.module.css';

/** What no rulebook offers, folded away. */
export function HouseRules({ form }: { readonly form: OptionsForm }) {
  const say = useWords(LOBBY_WORDS);
  const folded = possibleHouseRules(form);
  if (folded.length === 0) return null;
  const own = houseRulesOf(form);
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
            : say(editionWordingKey(form, 'rules.house.none'))}
        </span>
      </summary>
      {folded.map((spec) => (
        <OptionRow key={spec.id} form={form} spec={spec} />
      ))}
      {!form.isReadOnly && own.length > 0 && (
        <Button className={styles.reset} onClick={() => form.onChoose(withoutHouseRules(form))}>
          {say(editionWordingKey(form, 'rules.reset'))}
        </Button>
      )}
    </details>
  );
}

/** Opened at the lower edge it would be out of sight. */
function scrollToOpened(opened: HTMLElement): void {
  opened.scrollIntoView({ block: 'nearest' });
}
