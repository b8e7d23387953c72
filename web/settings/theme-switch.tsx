import { RoundButton } from '@kuluary/ui/buttons';
import { Icon, type IconName } from '@kuluary/ui/icons';
import { APP_WORDS } from '../words/app.ts';
import { useWords } from '../words/use-words.ts';
import { changeTheme } from './appearance.ts';
import { THEMES, type Theme } from './settings.ts';
import { useSettings } from './use-settings.ts';

const ICONS: Readonly<Record<Theme, IconName>> = { system: 'shutters', dark: 'moon', light: 'sun' };

/** One button that goes through the themes. */
export function ThemeSwitch({ className }: { readonly className?: string | undefined }) {
  const say = useWords(APP_WORDS);
  const { theme } = useSettings();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;
  const label = `${say('settings.theme')}: ${say(`settings.theme.${theme}`)}`;
  return (
    <RoundButton label={label} title={label} className={className} onClick={() => changeTheme(next)}>
      <Icon name={ICONS[theme]} />
    </RoundButton>
  );
}
