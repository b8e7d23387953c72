import { lazy, Suspense, useState } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import type { Room } from './room.ts';

const RulesSheet = lazy(async () => ({ default: (await import('../rules/rules-sheet.tsx')).RulesSheet }));

interface RoomRulesProps {
  readonly room: Room;
  readonly rule: string | null; // null: closed; '': from the beginning
  readonly onClose: () => void;
}

/** The rules of this table, over it. The book is fetched when somebody opens it. */
export function RoomRules({ room, rule, onClose }: RoomRulesProps) {
  const { language } = useSettings();
  const [wasOpened, setOpened] = useState(false);
  if (rule !== null && !wasOpened) setOpened(true);
  const { table } = room.model;
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <RulesSheet
        language={language}
        game={room.game.id}
        options={table.options}
        seats={table.seats.length}
        rule={rule}
        onClose={onClose}
      />
    </Suspense>
  );
}
