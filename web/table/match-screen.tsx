// The screen of a match: the game's own table in its frame, with bar, log, chat, menu and notices.

import { RoundButton } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { Sheet } from '@kuluary/ui/sheet';
import type { ReactNode } from 'react';
import { rulesAddress } from '../rules/rules-address.ts';
import { TABLE_WORDS } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { chatMessagesIn } from './chat-messages.ts';
import { ChatPanel, QuickChat } from './chat-panel.tsx';
import { EventAnnouncer } from './event-announcer.tsx';
import { LiveTable } from './live-table.tsx';
import { countLogLines } from './log-lines.ts';
import { LogPanel } from './log-panel.tsx';
import styles from './match-screen.module.css';
import { type Reference, useReference } from './reference-card.tsx';
import { SidePanel } from './side-panel.tsx';
import { TableFrame } from './table-frame.tsx';
import { TableMenu } from './table-menu.tsx';
import { RefusalNotice, TimeoutOrUndoNotice } from './table-notices.tsx';
import { TableRulesSheet } from './table-rules-sheet.tsx';
import { playerNames, type TableSession } from './table-session.ts';
import { TopBar } from './top-bar.tsx';
import { useTopBarStatus } from './top-bar-status.tsx';
import { useUnreadCount } from './use-log-text.ts';
import { type MatchScreenState, useMatchScreen } from './use-match-screen.ts';
import { useTurnName } from './use-turn-name.ts';

/** `lead` stands in the corner instead of the menu. */
export function MatchScreen({ session, lead }: { readonly session: TableSession; readonly lead?: ReactNode }) {
  const say = useWords(TABLE_WORDS);
  const screen = useMatchScreen(session);
  const { requests, pastView, muted, isWide, canChat, openRule } = screen;
  const reference = useReference(session.game, session.model.table.options);
  return (
    <>
      <TableFrame
        bar={<MatchBar screen={screen} reference={reference} lead={lead} />}
        notes={
          <>
            {requests.refusal && (
              <RefusalNotice refusal={requests.refusal} onRule={openRule} onClose={requests.dismissRefusal} />
            )}
            <TimeoutOrUndoNotice model={session.model} isHidden={requests.refusal !== null} />
          </>
        }
        side={
          isWide && (
            <>
              {reference.beside}
              <SidePanel title={say('log.title')}>
                <LogAndChat screen={screen} />
              </SidePanel>
            </>
          )
        }
      >
        <LiveTable session={session} requests={requests} pastView={pastView} muted={muted} onRule={openRule} />
        {canChat && !isWide && <ChatButton screen={screen} />}
      </TableFrame>
      <MatchSheets screen={screen} />
      {reference.sheet}
      <TableRulesSheet session={session} rule={screen.rule} onClose={() => openRule(null)} />
      <EventAnnouncer screen={screen} />
    </>
  );
}

interface PartProps {
  readonly screen: MatchScreenState;
}

/** On a phone the chat is behind this button: a dot marks unread messages. */
function ChatButton({ screen }: PartProps) {
  const say = useWords(TABLE_WORDS);
  const { session, muted, shownSheet, open } = screen;
  const { chat, you } = session.model;
  const others = chatMessagesIn(chat, muted).filter(({ seat }) => seat !== you.seat);
  const unread = useUnreadCount(others.length, shownSheet === 'talk');
  return (
    <RoundButton
      className={styles.talk}
      label={unread > 0 ? say('talk.open-unread', { count: unread }) : say('talk.open')}
      onClick={() => open('talk')}
    >
      <Icon name="talk" />
      {unread > 0 && <i className={styles.dot} aria-hidden="true" />}
    </RoundButton>
  );
}

function MatchBar({
  screen,
  reference,
  lead,
}: PartProps & { readonly reference: Reference; readonly lead: ReactNode }) {
  const say = useWords(TABLE_WORDS);
  const { session, title, pastView, log, shownSheet, isWide, open, openRule } = screen;
  const { ui } = session.game;
  const nameTurn = useTurnName(ui);
  const menu = (
    <RoundButton label={say('bar.menu')} aria-haspopup="dialog" onClick={() => open('menu')}>
      <Icon name="menu" />
    </RoundButton>
  );
  return (
    <TopBar
      title={title}
      note={nameTurn(ui.turnNumber(pastView.view), 'full')}
      rules={rulesAddress(session.game, session.model.table.options)}
      onRules={() => openRule('')}
      reference={reference}
      unread={useUnreadCount(countLogLines(log.turns), isWide || shownSheet === 'log')}
      onLog={() => open('log')}
      lead={lead ?? menu}
      status={useTopBarStatus(screen)}
    />
  );
}

function LogAndChat({ screen }: PartProps) {
  const { session, log, pastView, requests, canChat, isWide, open, close } = screen;
  const { model, game } = session;
  return (
    <>
      <LogPanel
        turns={log.turns}
        names={playerNames(model)}
        ownSeat={model.you.seat}
        table={game.ui}
        shownPosition={pastView.shownPosition}
        canShow={pastView.canShow}
        onShow={(position) => {
          pastView.show(position);
          close();
        }}
      />
      {canChat && (
        <QuickChat session={session} onSpeak={requests.sendChat} onMore={isWide ? () => open('talk') : null} />
      )}
    </>
  );
}

function MatchSheets({ screen }: PartProps) {
  const say = useWords(TABLE_WORDS);
  const { session, requests, muted, toggleMuted, isWide, shownSheet, close, openRule } = screen;
  return (
    <>
      <Sheet
        open={shownSheet === 'log' && !isWide}
        onClose={close}
        title={say('log.title')}
        closeLabel={say('close')}
        className={styles.logSheet}
      >
        <LogAndChat screen={screen} />
      </Sheet>
      <Sheet open={shownSheet === 'talk'} onClose={close} title={say('talk.title')} closeLabel={say('close')}>
        <ChatPanel session={session} onSpeak={requests.sendChat} muted={muted} onMute={toggleMuted} />
      </Sheet>
      <TableMenu
        session={session}
        open={shownSheet === 'menu'}
        onClose={close}
        onRules={() => openRule('')}
        send={requests.send}
      />
    </>
  );
}
