import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectFrom, loopbackAddress } from '../field/addresses.ts';
import { type Seen, startProbe } from '../field/probe.ts';
import type { Attack } from '../attack.ts';
import { findingsOf, someMember } from './victim.ts';

const attacker = 25_000;
const connections = 2;
/** Requests per connection: together more than the front server's connections to a gateway. */
const requests = 160;
/** Milliseconds before the connections are dropped. */
const heldMs = 14_000;

/** Requests many large pages on connections that read nothing and are then dropped. */
export const unread: Attack = {
  what: `${connections} connections that request ${requests} pages each, read none and are closed`,
  run: async ({ field, isShort }) => {
    const front = await field.frontUrl();
    const wallet = await someMember(field.gateway.url);
    const times = isShort ? 10 : 100;
    const ask = `GET /sandbox/docs HTTP/1.1\r\nHost: ${new URL(front).host}\r\n\r\n`.repeat(requests);
    const deaf = Array.from({ length: connections }, () => connectFrom(front, loopbackAddress(attacker)).pause());
    await Promise.all(
      deaf.map(async (socket) => {
        await once(socket, 'connect');
        await new Promise((resolve) => void socket.write(ask, resolve));
      }),
    );
    const held = startProbe({ url: front, wallet, pauseMs: 0 }, times);
    await held.done;
    if (!isShort) await sleep(heldMs);
    for (const socket of deaf) socket.destroy();
    const dropped = startProbe({ url: front, wallet, pauseMs: 0 }, times);
    await dropped.done;
    const seen = { 'while they are open': await held.stop(), 'after they are closed': await dropped.stop() };
    return Object.entries<Seen>(seen).flatMap(([when, calls]) =>
      findingsOf(calls, isShort).map((finding) => ({ ...finding, what: `${finding.what}, ${when}` })),
    );
  },
};
