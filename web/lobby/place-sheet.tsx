import { nameOf, STYLES } from '@kuluary/bots/opponents';
import type { Seat } from '@kuluary/kernel/game';
import { MAX_NAME_CHARACTERS } from '@kuluary/protocol/limits';
import { PROGRAM } from '@kuluary/protocol/words';
import { Button } from '@kuluary/stage/buttons';
import { Sheet } from '@kuluary/stage/sheet';
import { useRef, useState } from 'react';
import { saltFor } from '../settings/salt.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { APP } from '../words/app.ts';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import atThumb from './at-thumb.module.css';
import { freeBotName, likest, opponentAt } from './bots.ts';
import { keepOpponent, lastOpponent } from './last-opponent.ts';
import { OpponentChoice } from './opponent-choice.tsx';
import styles from './place-sheet.module.css';
import { ProgramInvitation, ProgramOffer, programToken } from './program-place.tsx';
import type { LobbyRoom } from './room.ts';

interface Props {
  readonly room: LobbyRoom;
  readonly seat: Seat | null; // null: no sheet
  readonly onClose: () => void;
}

/** What can be done about a seat: who sits there decides what is offered. */
export function PlaceSheet({ room, seat, onClose }: Props) {
  const say = useWords(LOBBY);
  const sayApp = useWords(APP);
  const there = seat === null ? undefined : room.table.seats[seat];
  const title = () => {
    if (seat === room.you.seat) return say('place.own');
    return there && there.kind !== 'free' ? there.name : say('place.free');
  };
  return (
    <Sheet open={seat !== null} onClose={onClose} title={title()} closeLabel={sayApp('close')}>
      {seat !== null && <Choices room={room} seat={seat} onClose={onClose} />}
    </Sheet>
  );
}

function Choices({ room, seat, onClose }: { readonly room: LobbyRoom; readonly seat: Seat; onClose: () => void }) {
  const { kind, bot } = room.table.seats[seat]!;
  if (seat === room.you.seat) return <OwnPlace room={room} seat={seat} onDone={onClose} />;
  switch (kind) {
    case 'free':
      return <FreePlace room={room} seat={seat} onDone={onClose} />;
    case 'bot':
      if (bot === PROGRAM) return <ProgramPlace room={room} seat={seat} onDone={onClose} />;
      return <BotPlace room={room} seat={seat} onDone={onClose} />;
    case 'person':
      return <PersonPlace room={room} seat={seat} onDone={onClose} />;
  }
}

interface ChoiceProps {
  readonly room: LobbyRoom;
  readonly seat: Seat;
  readonly onDone: () => void;
}

function FreePlace({ room, seat, onDone }: ChoiceProps) {
  const say = useWords(LOBBY);
  const [token, setToken] = useState<string>();
  const move = () => {
    room.ask({ type: 'sit', seat, name: settings().name, salt: saltFor(room.table.id) });
    onDone();
  };
  const isAsking = useRef(false); // one token is enough
  const openForProgram = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const made = await programToken(room, seat);
    isAsking.current = false;
    if (made !== undefined) setToken(made);
  };
  if (token !== undefined) return <ProgramInvitation room={room} token={token} />;
  return (
    <>
      <p className={styles.about}>{say('place.free.about')}</p>
      <BotForm room={room} seat={seat} onDone={onDone} />
      <div className={styles.other}>
        <Button onClick={move}>{say('place.move')}</Button>
      </div>
      <ProgramOffer onTake={() => void openForProgram()} />
    </>
  );
}

function BotPlace(props: ChoiceProps) {
  const say = useWords(LOBBY);
  return (
    <>
      <p className={styles.about}>{say('place.bot.about')}</p>
      <BotForm {...props} />
      <ClearSeat {...props} label={say('place.remove-bot')} />
    </>
  );
}

/** It plays as whoever wrote it has decided. */
function ProgramPlace(props: ChoiceProps) {
  const say = useWords(LOBBY);
  return (
    <>
      <p className={styles.about}>{say('place.program.seated')}</p>
      <ClearSeat {...props} label={say('place.remove-program')} />
    </>
  );
}

/** A new bot, or another one under the name of the one who sits there. */
function BotForm({ room, seat, onDone }: ChoiceProps) {
  const say = useWords(LOBBY);
  const there = room.table.seats[seat]!;
  const { game } = room;
  const [chosen, setChosen] = useState(() => likest(game, opponentAt(there, lastOpponent())));
  const bot = nameOf(chosen);
  const seatBot = () => {
    const name = there.kind === 'bot' ? there.name : freeBotName(say, game, room.table.seats);
    keepOpponent(chosen);
    if (bot !== there.bot) room.ask({ type: 'seat-bot', seat, bot, name });
    onDone();
  };
  return (
    <form
      className={styles.bot}
      onSubmit={(event) => {
        event.preventDefault();
        seatBot();
      }}
    >
      <OpponentChoice game={game} chosen={chosen} styles={STYLES} onChoose={setChosen} />
      <div className={atThumb.do}>
        <Button look="brass" type="submit">
          {say(there.kind === 'bot' ? 'place.keep-bot' : 'place.seat-bot')}
        </Button>
      </div>
    </form>
  );
}

function PersonPlace(props: ChoiceProps) {
  const say = useWords(LOBBY);
  return (
    <>
      <p className={styles.about}>{say('place.person.about')}</p>
      <ClearSeat {...props} label={say('place.remove-person')} look="wax" />
    </>
  );
}

interface ClearSeatProps extends ChoiceProps {
  readonly label: string;
  readonly look?: 'bare' | 'wax';
}

function ClearSeat({ room, seat, onDone, label, look = 'bare' }: ClearSeatProps) {
  const clear = () => {
    room.ask({ type: 'clear-seat', seat });
    onDone();
  };
  return (
    <div className={styles.other}>
      <Button look={look} onClick={clear}>
        {label}
      </Button>
    </div>
  );
}

function OwnPlace({ room, seat, onDone }: ChoiceProps) {
  const say = useWords(LOBBY);
  const [name, setName] = useState(room.table.seats[seat]!.name);
  const rename = () => {
    const chosen = name.trim();
    if (chosen === '') return;
    changeSettings({ name: chosen });
    room.ask({ type: 'rename', name: chosen });
    onDone();
  };
  const stand = () => {
    room.ask({ type: 'stand' });
    onDone();
  };
  return (
    <>
      <form
        className={styles.rename}
        onSubmit={(event) => {
          event.preventDefault();
          rename();
        }}
      >
        <label>
          <span>{say('place.own.name')}</span>
          <input
            value={name}
            maxLength={MAX_NAME_CHARACTERS}
            autoComplete="nickname"
            spellCheck={false}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <Button look="brass" type="submit" aria-disabled={name.trim() === ''}>
          {say('place.own.save')}
        </Button>
      </form>
      <div className={styles.other}>
        <Button onClick={stand} note={say('place.own.stand.about')}>
          {say('place.own.stand')}
        </Button>
      </div>
    </>
  );
}
