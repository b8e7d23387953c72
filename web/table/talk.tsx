// Speaking at the table: reactions and phrases with one tap, words of one's own, and whom not to hear.

import type { Seat } from '@kuluary/kernel/game';
import { MAX_CHAT_CHARACTERS } from '@kuluary/protocol/limits';
import type { Speech } from '@kuluary/protocol/to-server';
import { PHRASES, type Phrase, REACTIONS } from '@kuluary/protocol/words';
import { Button, RoundButton } from '@kuluary/stage/buttons';
import { Icon } from '@kuluary/stage/icons';
import { type ComponentType, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { TABLE } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { namesOf, type Room } from './room.ts';
import { remarksIn, wordsOf } from './said.ts';
import styles from './talk.module.css';

interface TalkProps {
  readonly room: Room;
  readonly onSay: (speech: Speech) => void;
}

/** Under the log: reactions and the first phrases; beside the table also a line to write in, and a way to all the rest. */
export function QuickTalk({ room, onSay, onMore }: TalkProps & { readonly onMore: (() => void) | null }) {
  const say = useWords(TABLE);
  return (
    <div className={styles.quick}>
      <Reactions ReactionIcon={room.game.table.ReactionIcon} onSay={onSay} />
      <Phrases phrases={PHRASES.filter((phrase) => room.game.table.phrases.includes(phrase))} onSay={onSay} />
      {onMore && (
        <div className={styles.more}>
          <ChatField onSay={onSay} />
          <RoundButton label={say('talk.open')} onClick={onMore}>
            <Icon name="talk" />
          </RoundButton>
        </div>
      )}
    </div>
  );
}

interface TalkPanelProps extends TalkProps {
  readonly muted: ReadonlySet<Seat>;
  readonly onMute: (seat: Seat) => void;
}

/** Everything there is to say and to hear. */
export function TalkPanel({ room, onSay, muted, onMute }: TalkPanelProps) {
  const say = useWords(TABLE);
  const { model, game } = room;
  const names = namesOf(model);
  const own = model.you.seat;
  const heard = remarksIn(model.said, muted);
  const end = useRef<HTMLLIElement>(null);
  const count = heard.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is said, it comes into sight
  useEffect(() => {
    void end.current?.scrollIntoView({ block: 'nearest' }); // newer browsers return a promise
  }, [count]);
  return (
    <div className={styles.panel}>
      <ul className={styles.lines} aria-label={say('talk.lines')}>
        {count === 0 && <li className={styles.nothing}>{say('talk.nothing')}</li>}
        {heard.map(({ position, seat, speech }, at) => (
          <li key={position} ref={at === count - 1 ? end : null} className={seat === own ? styles.own : undefined}>
            <b>{seat === own ? say('log.you') : names[seat]}</b> {wordsOf(speech, say)}
          </li>
        ))}
      </ul>
      {own !== null && (
        <>
          <Reactions ReactionIcon={game.table.ReactionIcon} onSay={onSay} inWords />
          <Phrases phrases={PHRASES} onSay={onSay} />
          <ChatField onSay={onSay} />
        </>
      )}
      <Mutes room={room} muted={muted} onMute={onMute} />
    </div>
  );
}

interface ReactionsProps {
  readonly ReactionIcon: ComponentType<{ readonly reaction: string }>;
  readonly onSay: (speech: Speech) => void;
  readonly inWords?: boolean; // there is room to say what they mean
}

function Reactions({ ReactionIcon, onSay, inWords = false }: ReactionsProps) {
  const say = useWords(TABLE);
  return (
    <fieldset className={inWords ? styles.worded : styles.reactions}>
      <legend className="sr">{say('talk.reactions')}</legend>
      {REACTIONS.map((reaction) => (
        <Reaction
          key={reaction}
          words={say(`reaction.${reaction}`)}
          inWords={inWords}
          onClick={() => onSay({ reaction })}
        >
          <ReactionIcon reaction={reaction} />
        </Reaction>
      ))}
    </fieldset>
  );
}

interface ReactionProps {
  readonly words: string;
  readonly inWords: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode; // its picture
}

function Reaction({ words, inWords, onClick, children }: ReactionProps) {
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

function Phrases({ phrases, onSay }: { readonly phrases: readonly Phrase[]; readonly onSay: (s: Speech) => void }) {
  const say = useWords(TABLE);
  return (
    <fieldset className={styles.phrases}>
      <legend className="sr">{say('talk.phrases')}</legend>
      {phrases.map((phrase) => (
        <Button key={phrase} className={styles.phrase} onClick={() => onSay({ phrase })}>
          {say(`phrase.${phrase}`)}
        </Button>
      ))}
    </fieldset>
  );
}

function ChatField({ onSay }: { readonly onSay: (speech: Speech) => void }) {
  const say = useWords(TABLE);
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    onSay({ text: words });
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

function Mutes({ room, muted, onMute }: Pick<TalkPanelProps, 'room' | 'muted' | 'onMute'>) {
  const say = useWords(TABLE);
  const { table, you } = room.model;
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
