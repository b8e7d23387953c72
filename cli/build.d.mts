export function build(entry: string): Promise<string>;
export function buildForPage(entry: string): Promise<string>;
export function buildParts(): Promise<{ readonly botWorker: string; readonly site: string }>;
