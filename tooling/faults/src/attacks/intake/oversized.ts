import { atLeast, none } from '../../fault.ts';
import type { Attack } from '../attack.ts';
import { login, post } from './rawClient.ts';

const firstClient = 23_000;
const megabyte = 1024 * 1024;
const sizes = [0.3, 1.5, 2, 5].map((size) => Math.floor(size * megabyte));

/** Bodies above the limit, sent by a client that does not wait for a reply. */
export const oversized: Attack = {
  what: 'logins of 0.3 to 5 MB, at the gateway and through the front server',
  run: async ({ field, isShort }) => {
    const servers = { gateway: field.gateway.url, 'front server': await field.frontUrl() };
    const rounds = isShort ? 2 : 25;
    const lost: string[] = [];
    let read = 0;
    for (const [server, url] of Object.entries(servers)) {
      for (const size of sizes) {
        for (let round = 0; round < rounds; round++) {
          const client = post(url, login(firstClient, size), Buffer.alloc(size, ' '));
          await client.closed;
          if (client.status() === 413 && client.heard().includes('BODY_TOO_LARGE') && !client.isBroken()) read++;
          else lost.push(`${server}, ${size} bytes: ${client.status()}`);
        }
      }
    }
    const all = Object.keys(servers).length * sizes.length * rounds;
    return [
      atLeast('rejections (413) that the client received completely', read, all),
      none(`rejections that were lost${lost.length > 0 ? `, first ${lost[0]}` : ''}`, lost.length),
    ];
  },
};
