// A program that plays: any game, any legal move. Its token comes from the lobby; docs/bot-port.md explains the rest.
//
//   node docs/bot-client.mjs ws://localhost:8080/ws/481726 TOKEN

import { randomInt, randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

const AGAIN = ['busy', 'stopping', 'too-fast', 'seat-taken', 'stale-decision']; // in a second all may be well
const [, , address, token] = process.argv;

function connect(to) {
  const ws = new WebSocket(to, { headers: { authorization: `Bearer ${token}` } });
  const send = (message) => ws.send(JSON.stringify(message));
  let [table, isSitting, answered] = [null, false, 0];
  ws.on('open', () => send({ type: 'hello', version: 1, have: 0 }));
  ws.on('message', (data) => {
    const message = JSON.parse(data);
    if (message.type === 'refused') console.error(`refused: ${message.code}`);
    if (message.type === 'refused') return AGAIN.includes(message.code) ? ws.close() : process.exit(1);
    if (message.type !== 'update') return;
    const { you, play } = message;
    table = message.table ?? table; // null: as it was
    if (table.next) return ws.close(); // there is a rematch: on to its table
    const isSeated = you.seat !== null && !table.seats[you.seat].awaited;
    if (table.phase === 'lobby' && !isSeated && !isSitting)
      send({ type: 'sit', seat: null, name: 'Random', salt: randomUUID() });
    isSitting = !isSeated;
    if (!play?.moves.length || play.asked === answered) return;
    answered = play.asked;
    send({ type: 'move', id: randomUUID(), asked: answered, move: play.moves[randomInt(play.moves.length)] });
  });
  ws.on('error', ({ message }) => (/response: 40[34]/.test(message) ? process.exit(1) : console.error(message)));
  ws.on('close', () => setTimeout(connect, 1000, table?.next ? to.replace(table.id, table.next) : to));
}

connect(address);
