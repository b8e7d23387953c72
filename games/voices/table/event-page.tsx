// Renders an event page in the place of the decision panel: a side of the card, or tokens for this viewer only.

import type { Reader } from '@kuluary/texts/reader';
import { classNames } from '@kuluary/ui/buttons';
import { useAcceptsTaps } from '@kuluary/ui/tap-guard';
import { useId } from 'react';
import type { View } from '../rules/view.ts';
import { voicesTexts } from '../texts/voices-texts.ts';
import styles from './event-page.module.css';
import type { EventPage, TokenLookPage } from './event-pages.ts';
import { jurorName } from './jury-box.tsx';
import buttons from './move-button.module.css';
import { JurorPicture, SymbolPicture, TokenPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { ShownCardSide } from './trial-card.tsx';
import { tableText } from './words.ts';

export function EventPageView({ page, onNext }: { readonly page: EventPage; readonly onNext: () => void }) {
  const { reader } = useTableContext();
  const isLook = page.kind === 'look';
  return (
    <>
      {isLook ? (
        <TokenLook look={page} />
      ) : (
        <ShownCardSide card={page.card} side={page.side} part={page.kind} from={page.from} />
      )}
      <NextButton
        of={eventPageKey(page)}
        label={tableText(reader, isLook ? 'look.done' : 'told.next')}
        onNext={onNext}
      />
    </>
  );
}

export function eventPageKey(page: EventPage): string {
  return page.kind === 'look'
    ? `look ${page.juror} ${page.faces.join()}`
    : `${page.kind} ${page.card} ${page.side} ${page.from}`;
}

interface NextButtonProps {
  readonly of: string;
  readonly label: string;
  readonly onNext: () => void;
}

/** Ignores the second tap of a double tap. */
function NextButton({ of, label, onNext }: NextButtonProps) {
  const isSettled = useAcceptsTaps(of);
  return (
    <div className={styles.onward}>
      <button
        type="button"
        className={classNames(buttons.answer, styles.next)}
        data-onward=""
        onClick={() => isSettled && onNext()}
      >
        {label}
      </button>
    </div>
  );
}

/** Shown once. */
function TokenLook({ look }: { readonly look: TokenLookPage }) {
  const { reader, view } = useTableContext();
  const id = useId();
  return (
    <section className={styles.look} aria-labelledby={id} data-look="">
      <header>
        <JurorPicture of={look.juror} className={styles.head} />
        <h2 id={id}>{lookSentence(reader, view, look)}</h2>
      </header>
      <TokenFaces look={look} />
      <p className={styles.secret}>
        <SymbolPicture of="i-lock" />
        <span>{tableText(reader, view.options.memoryAid ? 'look.secret' : 'look.once')}</span>
      </p>
    </section>
  );
}

/** Shown while a decision about these tokens is pending. */
export function TokenLookBesidePrompt({ look }: { readonly look: TokenLookPage }) {
  const { reader, view } = useTableContext();
  return (
    <section className={styles.beside} aria-label={lookSentence(reader, view, look)} data-look="">
      <p>
        <SymbolPicture of="i-lock" />
        <span>{jurorName(reader, look.juror)}:</span>
      </p>
      <TokenFaces look={look} />
    </section>
  );
}

function TokenFaces({ look: { faces, isDrawn } }: { readonly look: TokenLookPage }) {
  const { reader } = useTableContext();
  return (
    <ol className={styles.faces}>
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the stack
        <li key={i}>
          <TokenPicture of={face} className={styles.token} />
          <b>{tableText(reader, `face.${face}`)}</b>
          {faces.length > 1 && !isDrawn && (
            <small>{i === 0 ? tableText(reader, 'look.top') : tableText(reader, 'look.below')}</small>
          )}
        </li>
      ))}
    </ol>
  );
}

function lookSentence(reader: Reader, view: View, { faces, juror, isDrawn }: TokenLookPage): string {
  const saw = { type: 'saw', faces, juror: isDrawn ? null : juror } as const;
  const text = voicesTexts.eventText(reader.language, saw, view.viewer, reader.names, view.options) ?? '';
  return isDrawn ? tableText(reader, 'look.drawn', { part: text, name: jurorName(reader, juror) }) : text;
}
