// A program that plays: any game, any legal move. Its token comes from the lobby; docs/bot-port.md explains the rest.
//
//   node docs/bot-client.mjs ws://localhost:8080/ws/481726 TOKEN

import { randomInt, randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

const AGAIN = ['busy', 'stopping', 'too-fast', 'seat-taken']; // in a second all may be well
const MOVE = 1; // the number of a request comes back with its answer
const [, , address, token] = process.argv;

function connect(to) {
  const ws = new WebSocket(to, { headers: { authorization: `Bearer ${token}` } });
  const send = (message) => ws.send(JSON.stringify(message));
  let [table, isSitting, answered] = [null, false, 0];
  ws.on('open', () => send({ type: 'hello', version: 2, have: 0 }));
  ws.on('message', (data) => {
    const { type, ref, code, you, play, ...news } = JSON.parse(data);
    if (type === 'refused') console.error(`refused: ${code}`);
    if (AGAIN.includes(code)) return ws.close();
    if (type === 'refused' && ref !== MOVE) process.exit(1); // a move came too late: somebody else settled the question
    if (type !== 'update') return;
    table = news.table ?? table; // null: as it was
    if (table.next) return ws.close(); // there is a rematch: on to its table
    const isSeatless = table.phase === 'lobby' && (you.seat === null || table.seats[you.seat].awaited);
    if (isSeatless && !isSitting) send({ type: 'sit', seat: null, name: 'Random', salt: randomUUID() });
    isSitting = isSeatless;
    if (!play?.moves.length || play.asked === answered) return;
    answered = play.asked;
    const move = play.moves[randomInt(play.moves.length)];
    send({ type: 'move', ref: MOVE, id: randomUUID(), asked: answered, move });
  });
  ws.on('error', ({ message }) => (/response: 40[34]/.test(message) ? process.exit(1) : console.error(message)));
  ws.on('close', () => setTimeout(connect, 1000, table?.next ? to.replace(table.id, table.next) : to));
}

connect(address);
