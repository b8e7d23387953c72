// From a question to the rule that it stands on.

import { classes } from '@kuluary/stage/buttons';
import { useTable } from './at-table.tsx';
import styles from './rule-button.module.css';
import { ruleOf } from './rule-of.ts';
import { word } from './words.ts';

/** Its place comes from its class. */
export function RuleButton({ className }: { readonly className?: string | undefined }) {
  const { reader, view, onRule } = useTable();
  return (
    <button
      type="button"
      className={classes(styles.rule, className)}
      aria-label={word(reader, 'rule')}
      title={word(reader, 'rule')}
      onClick={() => onRule(ruleOf(view))}
    >
      <span>?</span>
    </button>
  );
}
