import type { ArchivedRules } from '@kuluary/kernel/archived-rules';

declare const rules: ArchivedRules;
export default rules;
