import { setTimeout as sleep } from 'node:timers/promises';
import { atLeast, none } from '../../fault.ts';
import type { Attack } from '../attack.ts';
import { probe } from '../field/probe.ts';
import { login, post, until } from './rawClient.ts';
import { findingsOf, someMember } from './victim.ts';

const firstClient = 22_000;
const senders = 330;
/** Number of clients that send slow bodies. Each client has more unfinished bodies than an address may have. */
const clients = 11;
const unfinishedOfAddress = 24;
/** Milliseconds between two bytes. */
const betweenMs = 3_000;

/** 330 logins that send one byte of their body every three seconds. */
export const slowBodies: Attack = {
  what: `${senders} logins that send one byte every three seconds`,
  run: async ({ field: { gateway }, isShort }) => {
    const wallet = await someMember(gateway.url);
    const slow = Array.from({ length: senders }, (_, index) =>
      post(gateway.url, login(firstClient + 1 + (index % clients), 300), '{'),
    );
    const feeding = setInterval(() => {
      for (const { socket } of slow) if (socket.writable) socket.write(' ');
    }, betweenMs);
    const withStatus = (status: number) => slow.filter((one) => one.status() === status).length;
    const beyond = senders - clients * unfinishedOfAddress;
    await until(() => withStatus(429) >= beyond);
    const seen = await probe(
      { url: gateway.url, wallet, client: firstClient, pauseMs: isShort ? 0 : 50 },
      isShort ? 30 : 229,
    );
    const givenWay = withStatus(429);
    if (!isShort) await until(() => slow.every(({ socket }) => socket.destroyed || socket.readableEnded));
    const late = withStatus(408);
    clearInterval(feeding);
    for (const { socket } of slow) socket.destroy();
    await sleep(0);
    return [
      atLeast('slow bodies that were replaced by newer ones of the same address (429)', givenWay, beyond),
      ...(isShort
        ? []
        : [
            atLeast('slow bodies that were too late (408)', late, senders - beyond),
            none('slow bodies without a reply', withStatus(0)),
          ]),
      ...findingsOf(seen, isShort),
    ];
  },
};
