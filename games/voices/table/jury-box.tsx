// The jury: six types of jurors, with what lies before each of them.

import { classes } from '@kuluary/stage/buttons';
import type { Reader } from '@kuluary/texts/reader';
import type { View } from '../rules/view.ts';
import { JURORS, type Juror } from '../rules/vocabulary.ts';
import { tongueOf } from '../texts/catalogues.ts';
import { capital } from '../texts/reader.ts';
import { useTable } from './at-table.tsx';
import styles from './jury-box.module.css';
import { useLooking } from './looking.tsx';
import { Head, Token } from './picture.tsx';
import { isSameMove, ofType } from './situation.ts';
import { word } from './words.ts';

const LONG = 11; // letters: a longer name reaches over the head on a phone

export function JuryBox() {
  const { reader, view, moves, deciding } = useTable();
  const looking = useLooking();
  const answers = ofType(moves, 'juror');
  return (
    <section className={styles.jury}>
      <h2 className="sr">{word(reader, 'jury')}</h2>
      <ul className={styles.bench}>
        {JURORS.map((juror) => {
          const move = answers.find((each) => each.juror === juror);
          return (
            <li key={juror}>
              <button
                type="button"
                className={classes(
                  styles.juror,
                  move && styles.aimed,
                  move && isSameMove(deciding.pending, move) && styles.sent,
                )}
                aria-label={jurorSentence(reader, view, juror)}
                data-place={`juror-${juror}`}
                onClick={() => (move ? deciding.answer(move) : looking.look({ kind: 'juror', juror }))}
              >
                <Head of={juror} className={styles.head} />
                <span className={styles.name} data-long={jurorName(reader, juror).length > LONG || undefined}>
                  {jurorName(reader, juror)}
                </span>
                <Tokens juror={juror} />
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

/** What lies before a type: guilt, innocence, and influence face down. */
export function Tokens({ juror, className }: { readonly juror: Juror; readonly className?: string | undefined }) {
  const { view } = useTable();
  const { guilt, innocence, stack } = view.jurors[JURORS.indexOf(juror)]!;
  return (
    <span className={classes(styles.tokens, className)} aria-hidden="true">
      <Pile of="guilt" count={guilt} />
      <Pile of="innocence" count={innocence} />
      <Pile of={null} count={stack.length} />
    </span>
  );
}

const HIGHEST = 3; // tokens of a pile that are drawn

function Pile({ of, count }: { readonly of: 'guilt' | 'innocence' | null; readonly count: number }) {
  return (
    <span className={styles.pile} data-token={of ?? 'influence'} data-none={count === 0 || undefined}>
      {Array.from({ length: Math.max(1, Math.min(count, HIGHEST)) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a pile are alike
        <Token key={i} of={of} className={styles.token} />
      ))}
      <b key={count}>{count}</b>
    </span>
  );
}

/** "Logical" */
export function jurorName(reader: Pick<Reader, 'language'>, juror: Juror): string {
  return capital(reader, tongueOf(reader.language).names.jurors[juror].type);
}

function jurorSentence(reader: Reader, view: View, juror: Juror): string {
  const { guilt, innocence, stack } = view.jurors[JURORS.indexOf(juror)]!;
  return word(reader, 'juror.about', { name: jurorName(reader, juror), guilt, innocence, influence: stack.length });
}
