import { calls } from '@livery/api/contract';
import { atLeast, none } from '../../fault.ts';
import type { Attack } from '../attack.ts';
import { fromClient } from '../field/addresses.ts';
import { startProbe } from '../field/probe.ts';
import { findingsOf, someMember } from './victim.ts';

const firstClient = 21_000;
const names = Array.from({ length: 50_000 }, (_, index) => index.toString(36));
const urlencoded = names.join('&');
const multipart = `${names.map((name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`).join('')}--x--\r\n`;

/** Forms with 50,000 names: as a guest (197 KB), on a page of the sandbox, and as a member (2.6 MB). */
export const forms: Attack = {
  what: 'forms with 50,000 fields, from guests and members',
  run: async ({ field: { gateway }, isShort }) => {
    const wallet = await someMember(gateway.url);
    const asMember = { Merchant: wallet.merchant.code, Authorization: wallet.token };
    const sent = [
      { path: calls.sendPasswordEmail.path, type: 'application/x-www-form-urlencoded', body: urlencoded },
      { path: '/sandbox/switches/remove', type: 'application/x-www-form-urlencoded', body: urlencoded },
      { path: calls.sendFeedback.path, type: 'multipart/form-data; boundary=x', body: multipart },
    ];
    const rounds = isShort ? 1 : 50;
    const watch = startProbe({ url: gateway.url, wallet, client: firstClient });
    let others = 0;
    for (let round = 0; round < rounds; round++) {
      const replies = await Promise.all(
        sent.map(({ path, type, body }, index) =>
          fetch(gateway.url + path, {
            method: 'POST',
            redirect: 'manual',
            headers: { ...asMember, ...fromClient(firstClient + 1 + round * 3 + index), 'Content-Type': type },
            body,
          }).then(async (reply) => [reply.status, await reply.text()] as const),
        ),
      );
      others += replies.filter(([status, text]) => status !== 413 && !text.includes('more than 32 fields')).length;
    }
    const seen = await watch.stop();
    return [
      atLeast('forms sent', rounds * sent.length, sent.length),
      none('forms that were not rejected for their size or number of fields', others),
      ...findingsOf(seen, isShort),
    ];
  },
};
