// The chat: reactions and phrases with one tap, a text field, and whom to mute.

import type { Seat } from '@kuluary/kernel/game';
import { MAX_CHAT_CHARACTERS } from '@kuluary/protocol/limits';
import type { Speech } from '@kuluary/protocol/to-server';
import { PHRASES, type Phrase, REACTIONS } from '@kuluary/protocol/vocabularies';
import { Button, RoundButton } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { type ComponentType, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { TABLE_WORDS } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { chatMessagesIn, speechText } from './chat-messages.ts';
import styles from './chat-panel.module.css';
import { playerNames, type TableSession } from './table-session.ts';

interface ChatProps {
  readonly session: TableSession;
  readonly onSpeak: (speech: Speech) => void;
}

/** Under the log: reactions and common phrases; beside the table also a text field, and a button for all the rest. */
export function QuickChat({ session, onSpeak, onMore }: ChatProps & { readonly onMore: (() => void) | null }) {
  const say = useWords(TABLE_WORDS);
  return (
    <div className={styles.quick}>
      <Reactions ReactionIcon={session.game.ui.ReactionIcon} onSpeak={onSpeak} />
      <Phrases phrases={PHRASES.filter((phrase) => session.game.ui.commonPhrases.includes(phrase))} onSpeak={onSpeak} />
      {onMore && (
        <div className={styles.more}>
          <ChatField onSpeak={onSpeak} />
          <RoundButton label={say('talk.open')} onClick={onMore}>
            <Icon name="talk" />
          </RoundButton>
        </div>
      )}
    </div>
  );
}

interface ChatPanelProps extends ChatProps {
  readonly muted: ReadonlySet<Seat>;
  readonly onMute: (seat: Seat) => void;
}

/** The whole chat, in a sheet. */
export function ChatPanel({ session, onSpeak, muted, onMute }: ChatPanelProps) {
  const say = useWords(TABLE_WORDS);
  const { model, game } = session;
  const names = playerNames(model);
  const own = model.you.seat;
  const messages = chatMessagesIn(model.chat, muted);
  const end = useRef<HTMLLIElement>(null);
  const count = messages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is scrolled into view
  useEffect(() => {
    void end.current?.scrollIntoView({ block: 'nearest' }); // newer browsers return a promise
  }, [count]);
  return (
    <div className={styles.panel}>
      <ul className={styles.lines} aria-label={say('talk.lines')}>
        {count === 0 && <li className={styles.nothing}>{say('talk.nothing')}</li>}
        {messages.map(({ position, seat, speech }, at) => (
          <li key={position} ref={at === count - 1 ? end : null} className={seat === own ? styles.own : undefined}>
            <b>{seat === own ? say('log.you') : names[seat]}</b> {speechText(speech, say)}
          </li>
        ))}
      </ul>
      {own !== null && (
        <>
          <Reactions ReactionIcon={game.ui.ReactionIcon} onSpeak={onSpeak} inWords />
          <Phrases phrases={PHRASES} onSpeak={onSpeak} />
          <ChatField onSpeak={onSpeak} />
        </>
      )}
      <MuteButtons session={session} muted={muted} onMute={onMute} />
    </div>
  );
}

interface ReactionsProps {
  readonly ReactionIcon: ComponentType<{ readonly reaction: string }>;
  readonly onSpeak: (speech: Speech) => void;
  readonly inWords?: boolean; // with their meaning beside them
}

function Reactions({ ReactionIcon, onSpeak, inWords = false }: ReactionsProps) {
  const say = useWords(TABLE_WORDS);
  return (
    <fieldset className={inWords ? styles.worded : styles.reactions}>
      <legend className="sr">{say('talk.reactions')}</legend>
      {REACTIONS.map((reaction) => (
        <ReactionButton
          key={reaction}
          words={say(`reaction.${reaction}`)}
          inWords={inWords}
          onClick={() => onSpeak({ reaction })}
        >
          <ReactionIcon reaction={reaction} />
        </ReactionButton>
      ))}
    </fieldset>
  );
}

interface ReactionButtonProps {
  readonly words: string;
  readonly inWords: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode; // its picture
}

function ReactionButton({ words, inWords, onClick, children }: ReactionButtonProps) {
  if (inWords) {
    return (
      <Button className={styles.named} onClick={onClick}>
        {children}
        {words}
      </Button>
    );
  }
  return (
    <RoundButton className={styles.reaction} label={words} title={words} onClick={onClick}>
      {children}
    </RoundButton>
  );
}

function Phrases({ phrases, onSpeak }: { readonly phrases: readonly Phrase[]; readonly onSpeak: (s: Speech) => void }) {
  const say = useWords(TABLE_WORDS);
  return (
    <fieldset className={styles.phrases}>
      <legend className="sr">{say('talk.phrases')}</legend>
      {phrases.map((phrase) => (
        <Button key={phrase} className={styles.phrase} onClick={() => onSpeak({ phrase })}>
          {say(`phrase.${phrase}`)}
        </Button>
      ))}
    </fieldset>
  );
}

function ChatField({ onSpeak }: { readonly onSpeak: (speech: Speech) => void }) {
  const say = useWords(TABLE_WORDS);
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    onSpeak({ text: words });
    setText('');
  };
  return (
    <form className={styles.field} onSubmit={submit}>
      <input
        value={text}
        maxLength={MAX_CHAT_CHARACTERS}
        placeholder={say('talk.field')}
        aria-label={say('talk.field')}
        enterKeyHint="send"
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <RoundButton type="submit" label={say('talk.send')} disabled={text.trim() === ''}>
        <Icon name="send" />
      </RoundButton>
    </form>
  );
}

function MuteButtons({ session, muted, onMute }: Pick<ChatPanelProps, 'session' | 'muted' | 'onMute'>) {
  const say = useWords(TABLE_WORDS);
  const { table, you } = session.model;
  const others = table.seats.flatMap(({ kind, name }, seat) =>
    kind === 'person' && seat !== you.seat ? [{ seat, name }] : [],
  );
  if (others.length === 0) return null;
  return (
    <fieldset className={styles.mutes}>
      <legend>{say('talk.mute-title')}</legend>
      {others.map(({ seat, name }) => (
        <button
          key={seat}
          type="button"
          aria-pressed={muted.has(seat)}
          aria-label={say('talk.mute', { name })}
          onClick={() => onMute(seat)}
        >
          <Icon name={muted.has(seat) ? 'silence' : 'sound'} />
          {name}
        </button>
      ))}
    </fieldset>
  );
}
