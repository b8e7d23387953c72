// The jury: six types of jurors with their tokens.

import type { Reader } from '@kuluary/texts/reader';
import { classNames } from '@kuluary/ui/buttons';
import type { View } from '../rules/view.ts';
import { JUROR_TYPES, type JurorType } from '../rules/vocabulary.ts';
import { languagePackOf } from '../texts/catalogues.ts';
import { capitalized } from '../texts/message-values.ts';
import { useDetailSheets } from './detail-sheet-stack.tsx';
import styles from './jury-box.module.css';
import { JurorPicture, TokenPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { isSameMove, movesOfType } from './view-queries.ts';
import { tableText } from './words.ts';

const LONG_NAME_LENGTH = 11; // in letters: longer names overlap the head on a phone

export function JuryBox() {
  const { reader, view, moves, selection } = useTableContext();
  const sheets = useDetailSheets();
  const choices = movesOfType(moves, 'juror');
  return (
    <section className={styles.jury}>
      <h2 className="sr">{tableText(reader, 'jury')}</h2>
      <ul className={styles.bench}>
        {JUROR_TYPES.map((juror) => {
          const move = choices.find((each) => each.juror === juror);
          return (
            <li key={juror}>
              <button
                type="button"
                className={classNames(
                  styles.juror,
                  move && styles.aimed,
                  move && isSameMove(selection.pending, move) && styles.sent,
                )}
                aria-label={jurorSentence(reader, view, juror)}
                data-place={`juror-${juror}`}
                onClick={() => (move ? selection.submitMove(move) : sheets.openDetails({ kind: 'juror', juror }))}
              >
                <JurorPicture of={juror} className={styles.head} />
                <span
                  className={styles.name}
                  data-long={jurorName(reader, juror).length > LONG_NAME_LENGTH || undefined}
                >
                  {jurorName(reader, juror)}
                </span>
                <JurorTokens juror={juror} />
              </button>
            </li>
          );
        })}
      </ul>
      <span className={styles.rail} />
      <span className={styles.rail} />
    </section>
  );
}

export function JurorTokens({
  juror,
  className,
}: {
  readonly juror: JurorType;
  readonly className?: string | undefined;
}) {
  const { view } = useTableContext();
  const { guilt, innocence, stack } = view.jurors[JUROR_TYPES.indexOf(juror)]!;
  return (
    <span className={classNames(styles.tokens, className)} aria-hidden="true">
      <TokenPile of="guilt" count={guilt} />
      <TokenPile of="innocence" count={innocence} />
      <TokenPile of={null} count={stack.length} />
    </span>
  );
}

const MAX_DRAWN_TOKENS = 3;

function TokenPile({ of, count }: { readonly of: 'guilt' | 'innocence' | null; readonly count: number }) {
  return (
    <span className={styles.pile} data-token={of ?? 'influence'} data-none={count === 0 || undefined}>
      {Array.from({ length: Math.max(1, Math.min(count, MAX_DRAWN_TOKENS)) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a pile are alike
        <TokenPicture key={i} of={of} className={styles.token} />
      ))}
      <b key={count}>{count}</b>
    </span>
  );
}

/** "Logical" */
export function jurorName(reader: Pick<Reader, 'language'>, juror: JurorType): string {
  return capitalized(reader, languagePackOf(reader.language).names.jurors[juror].type);
}

function jurorSentence(reader: Reader, view: View, juror: JurorType): string {
  const { guilt, innocence, stack } = view.jurors[JUROR_TYPES.indexOf(juror)]!;
  return tableText(reader, 'juror.about', {
    name: jurorName(reader, juror),
    guilt,
    innocence,
    influence: stack.length,
  });
}
