// The menu of a table: inviting, moving to another device, leaving, language and theme.

import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import { Button, classNames } from '@kuluary/ui/buttons';
import { Icon, type IconName } from '@kuluary/ui/icons';
import { Sheet } from '@kuluary/ui/sheet';
import { type ReactNode, useState } from 'react';
import type { TableRequest } from '../connection/table-connection.ts';
import { changeTheme } from '../settings/appearance.ts';
import { changeLanguage } from '../settings/change-language.ts';
import { THEMES } from '../settings/settings.ts';
import { useSettings } from '../settings/use-settings.ts';
import { APP_WORDS } from '../words/app.ts';
import { TABLE_WORDS } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { DeviceLink } from './device-link.tsx';
import { ShareLinkCard } from './share-link-card.tsx';
import styles from './table-menu.module.css';
import type { TableSession } from './table-session.ts';
import { notificationState, requestNotifications } from './turn-alert.ts';

interface TableMenuProps {
  readonly session: TableSession;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRules: () => void;
  readonly send: (request: TableRequest) => Promise<boolean>;
}

type MenuPage = 'all' | 'invite' | 'device' | 'leave';

export function TableMenu({ session, open, onClose, onRules, send }: TableMenuProps) {
  const say = useWords(TABLE_WORDS);
  const [page, setPage] = useState<MenuPage>('all');
  const close = () => {
    setPage('all');
    onClose();
  };
  const titles = { all: 'menu.title', invite: 'menu.invite', device: 'menu.device', leave: 'menu.leave' } as const;
  return (
    <Sheet open={open} onClose={close} title={say(titles[page])} closeLabel={say('close')}>
      {page === 'all' && <MenuEntries session={session} onPage={setPage} onRules={onRules} onClose={close} />}
      {page === 'invite' && <ShareLinkCard link={tableAddress(session)} about={say('menu.invite-about')} />}
      {page === 'device' && <DeviceLink session={session} />}
      {page === 'leave' && <LeaveTable send={send} onDone={close} onCancel={() => setPage('all')} />}
    </Sheet>
  );
}

function tableAddress({ model }: TableSession): string {
  return `${window.location.origin}/t/${model.table.id}`;
}

interface MenuEntriesProps {
  readonly session: TableSession;
  readonly onPage: (page: MenuPage) => void;
  readonly onRules: () => void;
  readonly onClose: () => void;
}

function MenuEntries({ session, onPage, onRules, onClose }: MenuEntriesProps) {
  const say = useWords(TABLE_WORDS);
  const sayApp = useWords(APP_WORDS);
  const { hosting, model } = session;
  const own = model.you.seat === null ? undefined : model.table.seats[model.you.seat];
  const isServer = hosting.kind === 'server';
  const insteadOfMenu = (open: () => void) => () => {
    onClose();
    open();
  };
  const canLeave = isServer && own !== undefined && !own.standIn && model.table.phase === 'playing';
  return (
    <div className={styles.menu}>
      {isServer && <MenuEntry icon="link" label={say('menu.invite')} onClick={() => onPage('invite')} />}
      {isServer && own && <MenuEntry icon="phone" label={say('menu.device')} onClick={() => onPage('device')} />}
      {canLeave && <MenuEntry icon="settings" label={say('menu.leave')} onClick={() => onPage('leave')} />}
      {hosting.startNewGame && (
        <MenuEntry icon="plus" label={say('menu.new-game')} onClick={insteadOfMenu(hosting.startNewGame)} />
      )}
      {isServer && own && <Notifications />}
      <MenuEntry icon="book" label={say('bar.rules')} onClick={insteadOfMenu(onRules)} />
      <MenuEntryLink icon="house" label={sayApp('home')} href="/" />
      <AppearanceChoices />
    </div>
  );
}

function MenuEntry(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly note?: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" className={styles.entry} disabled={props.disabled} onClick={props.onClick}>
      <Icon name={props.icon} />
      <span>
        {props.label}
        {props.note && <small>{props.note}</small>}
      </span>
    </button>
  );
}

function MenuEntryLink({
  icon,
  label,
  href,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
}) {
  return (
    <a className={styles.entry} href={href}>
      <Icon name={icon} />
      <span>{label}</span>
    </a>
  );
}

function Notifications() {
  const say = useWords(TABLE_WORDS);
  const [state, setState] = useState(notificationState);
  if (state === 'missing') return null;
  const notes = { granted: say('menu.notify-on'), denied: say('menu.notify-denied'), default: undefined } as const;
  const note = notes[state];
  return (
    <MenuEntry
      icon="bell"
      label={say('menu.notify')}
      {...(note !== undefined && { note })}
      disabled={state !== 'default'}
      onClick={async () => setState(await requestNotifications())}
    />
  );
}

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский', uk: 'Українська' };

/** Language and theme, as on every screen. */
function AppearanceChoices() {
  const say = useWords(TABLE_WORDS);
  const sayApp = useWords(APP_WORDS);
  const { language, theme } = useSettings();
  return (
    <div className={styles.appearance}>
      <Choice title={say('menu.language')}>
        {LANGUAGES.map((each) => (
          <Chip key={each} isChosen={each === language} lang={each} onClick={() => void changeLanguage(each)}>
            {LANGUAGE_NAMES[each]}
          </Chip>
        ))}
      </Choice>
      <Choice title={say('menu.theme')}>
        {THEMES.map((each) => (
          <Chip key={each} isChosen={each === theme} onClick={() => changeTheme(each)}>
            {sayApp(`settings.theme.${each}`)}
          </Chip>
        ))}
      </Choice>
    </div>
  );
}

function Choice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.choice}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function Chip(props: {
  readonly isChosen: boolean;
  readonly lang?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      lang={props.lang}
      aria-pressed={props.isChosen}
      className={classNames(styles.chip, props.isChosen && styles.chosen)}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}

interface LeaveTableProps {
  readonly send: TableMenuProps['send'];
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function LeaveTable({ send, onDone, onCancel }: LeaveTableProps) {
  const say = useWords(TABLE_WORDS);
  const leave = async () => {
    await send({ type: 'stand' });
    onDone();
  };
  return (
    <div className={styles.page}>
      <p>{say('menu.leave-about')}</p>
      <Button look="wax" onClick={() => void leave()}>
        {say('menu.leave-yes')}
      </Button>
      <Button onClick={onCancel}>{say('cancel')}</Button>
    </div>
  );
}
