import { atLeast, none } from '../../fault.ts';
import type { Attack } from '../attack.ts';
import { probe } from '../field/probe.ts';
import { login, post } from './rawClient.ts';
import { findingsOf, someMember } from './victim.ts';

const firstClient = 24_000;
const atOnce = 50;

/** Logins whose connection is reset during the body. */
export const aborted: Attack = {
  what: 'logins that are aborted during their body',
  run: async ({ field: { gateway }, isShort }) => {
    const wallet = await someMember(gateway.url);
    const linesOf = (text: RegExp) => gateway.output().match(text)?.length ?? 0;
    const falseAlarms = () => linesOf(/does not answer|Unexpected error/g);
    const before = falseAlarms();
    const times = isShort ? atOnce : 1_600;
    for (let sent = 0; sent < times; sent += atOnce) {
      const clients = Array.from({ length: atOnce }, (_, index) =>
        post(gateway.url, login(firstClient + 1 + index, 300), '{'),
      );
      // After these calls the gateway has started to read the logins, because it accepts connections in order.
      await probe({ url: gateway.url, wallet, client: firstClient, pauseMs: 0 }, 1);
      for (const { socket } of clients) socket.resetAndDestroy();
      await Promise.all(clients.map(({ closed }) => closed));
    }
    const seen = await probe({ url: gateway.url, wallet, client: firstClient, pauseMs: 0 }, 20);
    return [
      atLeast('aborted requests', times, atOnce),
      none('lines of the log that report a fault of the database or the gateway', falseAlarms() - before),
      ...findingsOf(seen, isShort),
    ];
  },
};
