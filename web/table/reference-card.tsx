// The rules in a few lines, with the words of the edition that is played: beside the table on large screens, else in a sheet.

import { Sheet } from '@kuluary/ui/sheet';
import { type ReactNode, useState } from 'react';
import type { LoadedGame } from '../game-loaders.ts';
import { changeSettings } from '../settings/settings.ts';
import { useSettings } from '../settings/use-settings.ts';
import { TABLE_WORDS } from '../words/table.ts';
import { typeset } from '../words/typeset.ts';
import { useWords } from '../words/use-words.ts';
import styles from './reference-card.module.css';
import { SidePanel } from './side-panel.tsx';
import { useMediaQuery } from './use-media-query.ts';

export interface Reference {
  readonly isShown: boolean;
  readonly toggle: () => void;
  readonly beside: ReactNode; // in the column of the log
  readonly sheet: ReactNode;
}

const BESIDE_TABLE = '(min-width: 1280px)';

/** Beside the table it stays open in the next match, too. */
export function useReference(game: LoadedGame, options: unknown): Reference {
  const say = useWords(TABLE_WORDS);
  const { isReferenceOpen } = useSettings();
  const isBeside = useMediaQuery(BESIDE_TABLE);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const title = say('bar.reference');
  const card = <ReferenceCard game={game} options={options} />;
  return {
    isShown: isBeside ? isReferenceOpen : isSheetOpen,
    toggle: () => (isBeside ? changeSettings({ isReferenceOpen: !isReferenceOpen }) : setSheetOpen(true)),
    beside: isBeside && isReferenceOpen && <SidePanel title={title}>{card}</SidePanel>,
    sheet: (
      <Sheet
        open={isSheetOpen && !isBeside}
        onClose={() => setSheetOpen(false)}
        title={title}
        closeLabel={say('close')}
      >
        {card}
      </Sheet>
    ),
  };
}

function ReferenceCard({ game, options }: { readonly game: LoadedGame; readonly options: unknown }) {
  const { language } = useSettings();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may have to be scrolled by keyboard
    <ul className={styles.card} tabIndex={0}>
      {game.texts.quickReference(language, options).map((line) => {
        const [, head = '', rest = line] = TOPIC.exec(line) ?? [];
        return (
          <li key={line}>
            {head && <b>{typeset(head)} </b>}
            {typeset(rest)}
          </li>
        );
      })}
    </ul>
  );
}

const TOPIC = /^(.{1,28}?[:.]) (.+)$/; // of a line: "Duke. Tax: take 3 coins."
