import { RoundButton } from '@kuluary/stage/buttons';
import { Icon, type IconName } from '@kuluary/stage/icons';
import { APP } from '../words/app.ts';
import { useWords } from '../words/use-words.ts';
import { changeTheme } from './language.ts';
import { THEMES, type Theme } from './settings.ts';
import { useSettings } from './use-settings.ts';

const ICONS: Readonly<Record<Theme, IconName>> = { system: 'shutters', dark: 'moon', light: 'sun' };

/** One button that goes through the lights: candles, day, as the system has it. */
export function ThemeSwitch({ className }: { readonly className?: string | undefined }) {
  const say = useWords(APP);
  const { theme } = useSettings();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;
  const label = `${say('settings.theme')}: ${say(`settings.theme.${theme}`)}`;
  return (
    <RoundButton label={label} title={label} className={className} onClick={() => changeTheme(next)}>
      <Icon name={ICONS[theme]} />
    </RoundButton>
  );
}
