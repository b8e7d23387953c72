import { useState } from 'react';
import { requestTable } from '../app/requests.ts';
import { goTo } from '../app/way.ts';
import { drawSalt, keepSalt } from '../settings/salt.ts';
import { settings } from '../settings/settings.ts';

/** Sets a table and goes there. */
export function useNewTable(game: string, listed = false) {
  const [making, setMaking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const make = async () => {
    if (making) return;
    setMaking(true);
    setRefused(null);
    const salt = drawSalt();
    const reply = await requestTable({ game, name: settings().name, salt, ...(listed && { listed }) });
    setMaking(false);
    if (!reply.ok) return setRefused(reply.failure);
    const { table } = reply.value;
    keepSalt(table, salt);
    goTo(`/t/${table}`);
  };
  return { make, making, refused, forget: () => setRefused(null) };
}
