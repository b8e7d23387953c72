import { useState } from 'react';
import { createTable } from '../app/http-requests.ts';
import { navigateTo } from '../app/navigation.ts';
import { generateSalt, saveSalt } from '../settings/deal-salt.ts';
import { currentSettings } from '../settings/settings.ts';

/** Creates a table on the server and opens it. */
export function useCreateTable(game: string, listed = false) {
  const [isCreating, setCreating] = useState(false);
  const [refusalCode, setRefusalCode] = useState<string | null>(null);
  const create = async () => {
    if (isCreating) return;
    setCreating(true);
    setRefusalCode(null);
    const salt = generateSalt();
    const reply = await createTable({ game, name: currentSettings().name, salt, ...(listed && { listed }) });
    setCreating(false);
    if (!reply.ok) return setRefusalCode(reply.failure);
    const { table } = reply.value;
    saveSalt(table, salt);
    navigateTo(`/t/${table}`);
  };
  return { create, isCreating, refusalCode, dismissRefusal: () => setRefusalCode(null) };
}
