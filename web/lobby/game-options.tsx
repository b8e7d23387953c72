// The options of a game, the same wherever a match begins: the edition, what its rulebook offers, and house rules.

import type { ReactNode } from 'react';
import { LOBBY_WORDS } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { EditionCards } from './edition-cards.tsx';
import { HouseRules } from './house-rules.tsx';
import { offeredOptions } from './option-origin.ts';
import { OptionRow } from './option-row.tsx';
import type { OptionsForm } from './options-form.ts';
import styles from './options-panel.module.css';

interface GameOptionsProps {
  readonly form: OptionsForm;
  readonly headed?: boolean; // shows the name of the lead option
  readonly children?: ReactNode; // settings of the table, before the house rules
}

export function GameOptions({ form, headed = false, children }: GameOptionsProps) {
  const say = useWords(LOBBY_WORDS);
  const offered = offeredOptions(form);
  return (
    <div className={styles.options}>
      <EditionCards form={form} headed={headed} />
      {offered.length > 0 && <h3>{say('rules.offered')}</h3>}
      {offered.map((spec) => (
        <OptionRow key={spec.id} form={form} spec={spec} />
      ))}
      {children}
      <HouseRules form={form} />
    </div>
  );
}
