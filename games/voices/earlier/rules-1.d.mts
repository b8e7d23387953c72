import type { EarlierRules } from '@kuluary/kernel/earlier';

declare const rules: EarlierRules;
export default rules;
