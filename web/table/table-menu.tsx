// The menu of a table: inviting, moving to another device, leaving, and how the page looks and speaks.

import { Button, classes } from '@kuluary/stage/buttons';
import { Icon, type IconName } from '@kuluary/stage/icons';
import { Sheet } from '@kuluary/stage/sheet';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import { type ReactNode, useState } from 'react';
import type { Request } from '../link/table-link.ts';
import { changeLanguage, changeTheme } from '../settings/language.ts';
import { THEMES } from '../settings/settings.ts';
import { useSettings } from '../settings/use-settings.ts';
import { APP } from '../words/app.ts';
import { FAULT_WORDS, faultKey } from '../words/faults.ts';
import { TABLE } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { askForNotifications, notificationState } from './attention.ts';
import { LinkCard } from './link-card.tsx';
import type { Room } from './room.ts';
import styles from './table-menu.module.css';

interface TableMenuProps {
  readonly room: Room;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRules: () => void;
  readonly ask: (request: Request) => Promise<boolean>;
}

type Page = 'all' | 'invite' | 'device' | 'leave';

export function TableMenu({ room, open, onClose, onRules, ask }: TableMenuProps) {
  const say = useWords(TABLE);
  const [page, setPage] = useState<Page>('all');
  const close = () => {
    setPage('all');
    onClose();
  };
  const titles = { all: 'menu.title', invite: 'menu.invite', device: 'menu.device', leave: 'menu.leave' } as const;
  return (
    <Sheet open={open} onClose={close} title={say(titles[page])} closeLabel={say('close')}>
      {page === 'all' && <Entries room={room} onPage={setPage} onRules={onRules} onClose={close} />}
      {page === 'invite' && <LinkCard link={tableLink(room)} about={say('menu.invite-about')} />}
      {page === 'device' && <DeviceLink room={room} />}
      {page === 'leave' && <Leave ask={ask} onDone={close} onCancel={() => setPage('all')} />}
    </Sheet>
  );
}

function tableLink({ model }: Room): string {
  return `${window.location.origin}/t/${model.table.id}`;
}

interface EntriesProps {
  readonly room: Room;
  readonly onPage: (page: Page) => void;
  readonly onRules: () => void;
  readonly onClose: () => void;
}

function Entries({ room, onPage, onRules, onClose }: EntriesProps) {
  const say = useWords(TABLE);
  const sayApp = useWords(APP);
  const { place, model } = room;
  const own = model.you.seat === null ? undefined : model.table.seats[model.you.seat];
  const isServer = place.kind === 'server';
  const insteadOfMenu = (open: () => void) => () => {
    onClose();
    open();
  };
  const canLeave = isServer && own !== undefined && !own.standIn && model.table.phase === 'playing';
  return (
    <div className={styles.menu}>
      {isServer && <Entry icon="link" label={say('menu.invite')} onClick={() => onPage('invite')} />}
      {isServer && own && <Entry icon="phone" label={say('menu.device')} onClick={() => onPage('device')} />}
      {canLeave && <Entry icon="settings" label={say('menu.leave')} onClick={() => onPage('leave')} />}
      {place.openNew && <Entry icon="plus" label={say('menu.new-game')} onClick={insteadOfMenu(place.openNew)} />}
      {isServer && own && <Notifications />}
      <Entry icon="book" label={say('bar.rules')} onClick={insteadOfMenu(onRules)} />
      <EntryLink icon="house" label={sayApp('home')} href="/" />
      <Appearance />
    </div>
  );
}

function Entry(props: {
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

function EntryLink({ icon, label, href }: { readonly icon: IconName; readonly label: string; readonly href: string }) {
  return (
    <a className={styles.entry} href={href}>
      <Icon name={icon} />
      <span>{label}</span>
    </a>
  );
}

function Notifications() {
  const say = useWords(TABLE);
  const [state, setState] = useState(notificationState);
  if (state === 'missing') return null;
  const notes = { granted: say('menu.notify-on'), denied: say('menu.notify-denied'), default: undefined } as const;
  const note = notes[state];
  return (
    <Entry
      icon="bell"
      label={say('menu.notify')}
      {...(note !== undefined && { note })}
      disabled={state !== 'default'}
      onClick={async () => setState(await askForNotifications())}
    />
  );
}

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский', uk: 'Українська' };

/** Language and light, as on every screen. */
function Appearance() {
  const say = useWords(TABLE);
  const sayApp = useWords(APP);
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
      className={classes(styles.chip, props.isChosen && styles.chosen)}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}

/** The link is made by a tap, not before: it gives the seat away. */
function DeviceLink({ room }: { readonly room: Room }) {
  const say = useWords(TABLE);
  const sayFault = useWords(FAULT_WORDS);
  const [token, setToken] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const isUsed = token !== null && room.model.you.seat === null; // the seat has gone where the link was opened
  if (isUsed) {
    return (
      <p role="status" className={styles.used}>
        <Icon name="tick" />
        {say('menu.device-used')}
      </p>
    );
  }
  if (token !== null) {
    return <LinkCard link={`${window.location.origin}/d/${token}`} about={say('menu.device-ready')} isSecret />;
  }
  const make = async () => {
    const reply = await room.send({ type: 'device' });
    if (reply.ok && reply.value !== undefined) setToken(reply.value);
    else setFault(reply.ok ? 'unknown' : reply.failure.code);
  };
  return (
    <div className={styles.page}>
      <p>{say('menu.device-about')}</p>
      <Button look="brass" onClick={() => void make()}>
        {say('menu.device')}
      </Button>
      {fault !== null && <p role="alert">{sayFault(faultKey(fault))}</p>}
    </div>
  );
}

interface LeaveProps {
  readonly ask: TableMenuProps['ask'];
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function Leave({ ask, onDone, onCancel }: LeaveProps) {
  const say = useWords(TABLE);
  const leave = async () => {
    await ask({ type: 'stand' });
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
