import { lazy, Suspense, useState } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import type { TableSession } from './table-session.ts';

const RulesSheet = lazy(async () => ({ default: (await import('../rules/rules-sheet.tsx')).RulesSheet }));

interface TableRulesSheetProps {
  readonly session: TableSession;
  readonly rule: string | null; // null: closed; '': from the beginning
  readonly onClose: () => void;
}

/** The rules of this table in a sheet, fetched when first opened. */
export function TableRulesSheet({ session, rule, onClose }: TableRulesSheetProps) {
  const { language } = useSettings();
  const [wasOpened, setOpened] = useState(false);
  if (rule !== null && !wasOpened) setOpened(true);
  const { table } = session.model;
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <RulesSheet
        language={language}
        game={session.game.id}
        options={table.options}
        seats={table.seats.length}
        rule={rule}
        onClose={onClose}
      />
    </Suspense>
  );
}
