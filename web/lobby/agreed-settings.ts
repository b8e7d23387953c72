// What a viewer of the lobby has agreed to, and what has been changed since: the options of the game and the clock.

import type { TableInfo, ViewerInfo } from '@kuluary/protocol/to-browser';
import type { ClockName } from '@kuluary/protocol/vocabularies';
import type { Language } from '@kuluary/texts/languages';
import { useEffect, useState } from 'react';
import { PerTableStorage } from '../settings/per-table-storage.ts';
import type { LobbyKey } from '../words/lobby.ts';
import type { Say } from '../words/word-area.ts';
import { allOptionsOf, EDITION_OPTION, isSameValue } from './editions.ts';
import { optionsOfEdition } from './option-origin.ts';
import type { OptionsForm } from './options-form.ts';

type AgreedSettings = Pick<TableInfo, 'options' | 'clock'>;

export interface Agreement {
  readonly settings: AgreedSettings;
  readonly agree: () => void; // to what the table has now
}

const agreedSettings = new PerTableStorage('kuluary.agreed'); // a reload forgets nothing

/** The host agrees to everything; the others to what they saw when they came, then when they got ready. */
export function useAgreement({ id, options, clock }: TableInfo, { host }: ViewerInfo): Agreement {
  const now = JSON.stringify({ options, clock });
  const [agreed, setAgreed] = useState(() => agreedSettings.get(id) ?? now);
  if (host && agreed !== now) setAgreed(now);
  useEffect(() => agreedSettings.set(id, agreed), [id, agreed]);
  return { settings: JSON.parse(agreed) as AgreedSettings, agree: () => setAgreed(now) };
}

/** A line for each change. Another edition changes many options: only those that it does not have itself are named with it. */
export function changedSettingLines(
  form: OptionsForm,
  clock: ClockName,
  agreed: AgreedSettings,
  say: Say<LobbyKey>,
  language: Language,
): readonly string[] {
  const [before, now] = [allOptionsOf({ ...form, chosen: agreed.options }), allOptionsOf(form)];
  const changed = form.game.game.options.map(({ id }) => id).filter((id) => !isSameValue(before[id], now[id]));
  const edition = optionsOfEdition(form);
  const named = changed.includes(EDITION_OPTION)
    ? changed.filter((id) => id === EDITION_OPTION || !isSameValue(now[id], edition[id]))
    : changed;
  const lines = named.map((id) => {
    return say('changed.setting', {
      name: form.game.texts.optionText(language, id, now).name,
      value: optionValue(form, id, now[id], language),
    });
  });
  if (clock === agreed.clock) return lines;
  return [...lines, say('changed.setting', { name: say('clock'), value: say(`clock.${clock}`) })];
}

/** A seat by its player. */
function optionValue({ game, players }: OptionsForm, id: string, value: unknown, language: Language): string {
  const isSeat = game.game.options.some((spec) => spec.id === id && spec.kind === 'seat');
  const player = isSeat && players.find(([seat]) => seat === value);
  return player ? player[1] : game.texts.optionValueText(language, id, value);
}
