// A page of what has happened, where otherwise something is asked: a side of the card, or tokens for one's own eyes.

import { classes } from '@kuluary/stage/buttons';
import { useSettled } from '@kuluary/stage/settled';
import type { Reader } from '@kuluary/texts/reader';
import { useId } from 'react';
import type { View } from '../rules/view.ts';
import { voicesTexts } from '../texts/voices-texts.ts';
import { useTable } from './at-table.tsx';
import { jurorName } from './jury-box.tsx';
import buttons from './move-button.module.css';
import { Head, Picture, Token } from './picture.tsx';
import styles from './telling.module.css';
import type { Look, Page } from './telling.ts';
import { ToldSide } from './trial-card.tsx';
import { word } from './words.ts';

export function TellingPage({ page, onNext }: { readonly page: Page; readonly onNext: () => void }) {
  const { reader } = useTable();
  const isLook = page.kind === 'look';
  return (
    <>
      {isLook ? (
        <Looked look={page} />
      ) : (
        <ToldSide card={page.card} side={page.side} told={page.kind} from={page.from} />
      )}
      <Onward of={pageKey(page)} label={word(reader, isLook ? 'look.done' : 'told.next')} onNext={onNext} />
    </>
  );
}

export function pageKey(page: Page): string {
  return page.kind === 'look'
    ? `look ${page.juror} ${page.faces.join()}`
    : `${page.kind} ${page.card} ${page.side} ${page.from}`;
}

interface OnwardProps {
  readonly of: string;
  readonly label: string;
  readonly onNext: () => void;
}

/** Whoever has tapped twice has not read it. */
function Onward({ of, label, onNext }: OnwardProps) {
  const isSettled = useSettled(of);
  return (
    <div className={styles.onward}>
      <button
        type="button"
        className={classes(buttons.answer, styles.next)}
        data-onward=""
        onClick={() => isSettled && onNext()}
      >
        {label}
      </button>
    </div>
  );
}

/** Large, for one's own eyes, and not again. */
function Looked({ look }: { readonly look: Look }) {
  const { reader, view } = useTable();
  const id = useId();
  return (
    <section className={styles.look} aria-labelledby={id} data-look="">
      <header>
        <Head of={look.juror} className={styles.head} />
        <h2 id={id}>{sentence(reader, view, look)}</h2>
      </header>
      <Faces look={look} />
      <p className={styles.secret}>
        <Picture of="i-lock" />
        <span>{word(reader, view.options.memoryAid ? 'look.secret' : 'look.once')}</span>
      </p>
    </section>
  );
}

/** While a question about them is open. */
export function LookBeside({ look }: { readonly look: Look }) {
  const { reader, view } = useTable();
  return (
    <section className={styles.beside} aria-label={sentence(reader, view, look)} data-look="">
      <p>
        <Picture of="i-lock" />
        <span>{jurorName(reader, look.juror)}:</span>
      </p>
      <Faces look={look} />
    </section>
  );
}

function Faces({ look: { faces, isDrawn } }: { readonly look: Look }) {
  const { reader } = useTable();
  return (
    <ol className={styles.faces}>
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the stack
        <li key={i}>
          <Token of={face} className={styles.token} />
          <b>{word(reader, `face.${face}`)}</b>
          {faces.length > 1 && !isDrawn && (
            <small>{i === 0 ? word(reader, 'look.top') : word(reader, 'look.below')}</small>
          )}
        </li>
      ))}
    </ol>
  );
}

function sentence(reader: Reader, view: View, { faces, juror, isDrawn }: Look): string {
  const saw = { type: 'saw', faces, juror: isDrawn ? null : juror } as const;
  const told = voicesTexts.event(reader.language, saw, view.viewer, reader.names, view.options) ?? '';
  return isDrawn ? word(reader, 'look.drawn', { told, name: jurorName(reader, juror) }) : told;
}
