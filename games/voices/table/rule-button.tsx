// Opens the rulebook at the rule behind the pending decision.

import { classNames } from '@kuluary/ui/buttons';
import { ruleOfDecision } from './decision-rule.ts';
import styles from './rule-button.module.css';
import { useTableContext } from './table-context.tsx';
import { tableText } from './words.ts';

/** Positioned by its class. */
export function RuleButton({ className }: { readonly className?: string | undefined }) {
  const { reader, view, onRule } = useTableContext();
  return (
    <button
      type="button"
      className={classNames(styles.rule, className)}
      aria-label={tableText(reader, 'rule')}
      title={tableText(reader, 'rule')}
      onClick={() => onRule(ruleOfDecision(view))}
    >
      <span>?</span>
    </button>
  );
}
