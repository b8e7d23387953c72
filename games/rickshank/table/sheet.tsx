// Every picture of the game as a symbol. The page carries it once; a picture then is a <use> of a few bytes.

import { classes } from '@kuluary/stage/buttons';
import { sheetMarkup } from './drawings/markup.ts';
import styles from './sheet.module.css';
import tokens from './tokens.module.css';

const MARKUP = { __html: sheetMarkup() };

/** To be put on the page once, before anything that shows a picture. */
export function Sheet() {
  const className = classes(tokens.rickshank, styles.sheet);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, and nothing that anybody wrote
  return <svg className={className} aria-hidden="true" dangerouslySetInnerHTML={MARKUP} />;
}
