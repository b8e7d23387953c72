// A program that plays: any game, any legal move. Its token comes from the lobby; docs/bot-port.md explains the rest.
//
//   node docs/bot-client.mjs ws://localhost:8080/ws/481726 TOKEN

import { randomInt, randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

const RETRY_CODES = ['busy', 'stopping', 'too-fast', 'seat-taken']; // worth trying again in a second
const MOVE_REF = 1; // the reply to a request has its number
const [, , address, token] = process.argv;

function connect(to) {
  const ws = new WebSocket(to, { headers: { authorization: `Bearer ${token}` } });
  const send = (message) => ws.send(JSON.stringify(message));
  let [table, isSitting, lastDecision] = [null, false, 0];
  ws.on('open', () => send({ type: 'hello', version: 2, have: 0 }));
  ws.on('message', (data) => {
    const { type, ref, code, you, play, ...update } = JSON.parse(data);
    if (type === 'refused') console.error(`refused: ${code}`);
    if (RETRY_CODES.includes(code)) return ws.close();
    if (type === 'refused' && ref !== MOVE_REF) process.exit(1); // but a move may be too late: another seat has settled the decision
    if (type !== 'update') return;
    table = update.table ?? table; // null: unchanged
    if (table.next) return ws.close(); // reconnects to the table of the rematch
    const isSeatless = table.phase === 'lobby' && (you.seat === null || table.seats[you.seat].awaited);
    if (isSeatless && !isSitting) send({ type: 'sit', seat: null, name: 'Random', salt: randomUUID() });
    isSitting = isSeatless;
    if (!play?.moves.length || play.asked === lastDecision) return;
    lastDecision = play.asked;
    const move = play.moves[randomInt(play.moves.length)];
    send({ type: 'move', ref: MOVE_REF, id: randomUUID(), asked: lastDecision, move });
  });
  ws.on('error', ({ message }) => (/response: 40[34]/.test(message) ? process.exit(1) : console.error(message)));
  ws.on('close', () => setTimeout(connect, 1000, table?.next ? to.replace(table.id, table.next) : to));
}

connect(address);
