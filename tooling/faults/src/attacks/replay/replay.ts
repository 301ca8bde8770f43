import { randomBytes } from 'node:crypto';
import { calls } from '@livery/api/contract';
import { demoAccounts } from '@livery/gateway';
import type { Merchant } from '@livery/merchant';
import { Client } from 'pg';
import { type Finding, none } from '../../fault.ts';
import { logIn } from '../../gateways/player.ts';
import { readMerchants } from '../../gateways/wallets.ts';
import type { Attack } from '../attack.ts';
import { type Recorded, record, recordLogin, send } from './recorded.ts';

/** A use of a recorded request by the attacker, and the expected error code. */
type Try = [what: string, request: Recorded, refusal: string];

/**
 * Sends recorded requests with encrypted bodies again: unchanged, for another target, later, to two gateways on one
 * database.
 */
export const replay: Attack = {
  what: 'recorded logins and withdrawals are sent again: unchanged, to another merchant or call, with another session or key, or later',
  run: async ({ field, isShort }) => {
    const urls = [field.gateway.url, (await field.startGateway()).url];
    const merchants = readMerchants().filter(({ gateway }) => gateway.cryptoSuite === 'oaep-gcm');
    const [merchant, other] = merchants as [Merchant, Merchant];
    const rounds = isShort ? 1 : 25;
    const findings: Finding[] = [
      {
        what: 'different keys of the demo merchants',
        found: String(new Set(readMerchants().map(({ gateway }) => gateway.rsaPublicKey)).size),
        wanted: String(readMerchants().length),
        holds: new Set(readMerchants().map(({ gateway }) => gateway.rsaPublicKey)).size === readMerchants().length,
      },
      await replayWithdrawal(field.databaseUrl, urls, merchant, rounds),
    ];
    const [account] = demoAccounts;
    const { username, password } = account!;
    const first = recordLogin(merchant, username, password);
    if ((await send(urls[0]!, first)) !== 'done') throw new Error('The recorded login did not succeed.');

    const minute = 60_000;
    const at = (ms: number, more: object = {}) =>
      recordLogin(merchant, username, password, { time: Date.now() + ms, ...more });
    const tries = (): Try[] => {
      const unsent = recordLogin(merchant, username, password);
      const old = at(-6 * minute);
      return [
        ['sent again', first, 'BODY_REPLAYED'],
        ['at another merchant', { ...unsent, merchant: other.code }, 'CIPHER_INVALID'],
        [
          'at another merchant, bound to it',
          { ...at(0, { merchant: other.code }), merchant: other.code },
          'CIPHER_INVALID',
        ],
        [
          'by another method',
          { ...unsent, method: calls.register.method, path: calls.register.path },
          'CIPHER_INVALID',
        ],
        [
          'to another path',
          { ...at(0, { method: 'PUT' }), method: 'PUT', path: calls.register.path },
          'CIPHER_INVALID',
        ],
        ['with a session', { ...unsent, token: randomBytes(32).toString('base64url') }, 'CIPHER_INVALID'],
        ['with an idempotency key', { ...unsent, idempotencyKey: 'key-of-another' }, 'CIPHER_INVALID'],
        ['six minutes later', old, 'BODY_EXPIRED'],
        ['six minutes later, with the current time', { ...old, body: renewed(old.body) }, 'CIPHER_INVALID'],
        ['with a time an hour ahead', at(60 * minute), 'BODY_EXPIRED'],
      ];
    };
    const heard = new Map<string, string[]>();
    for (let round = 0; round < rounds; round++)
      for (const url of urls)
        for (const [what, request, refusal] of tries()) {
          const code = await send(url, request);
          heard.set(what, [...(heard.get(what) ?? []), ...(code === refusal ? [] : [code])]);
        }
    for (const [what, others] of heard)
      findings.push(
        none(
          `logins ${what}: replies other than the expected rejection${others[0] ? ` (${others[0]})` : ''}`,
          others.length,
        ),
      );

    // Sends each login six times at the same time, to both gateways. Only one of the six is accepted.
    const atOnce = await Promise.all(
      Array.from({ length: rounds }, async () => {
        const fresh = recordLogin(merchant, username, password);
        const codes = await Promise.all([0, 1, 0, 1, 0, 1].map((which) => send(urls[which]!, fresh)));
        return codes.filter((code) => code !== 'BODY_REPLAYED');
      }),
    );
    findings.push(
      none(
        'logins sent six times concurrently to two gateways that were not accepted exactly once',
        atOnce.filter((codes) => codes.length !== 1 || codes[0] !== 'done').length,
      ),
    );
    return findings;
  },
};

/** The recorded body with the current time in its unencrypted field `time`. */
function renewed(body: string): string {
  return JSON.stringify({ ...(JSON.parse(body) as object), time: Date.now() });
}

/**
 * Records a withdrawal, and sends it again with the session's own token: unchanged, under new keys, with another
 * session, to another call.
 */
async function replayWithdrawal(
  databaseUrl: string,
  urls: readonly string[],
  merchant: Merchant,
  rounds: number,
): Promise<Finding> {
  const [owner, thief] = await Promise.all(
    demoAccounts.slice(0, 2).map((account) => logIn({ url: urls[0]!, merchant, ...account })),
  );
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const count = async () =>
      (await database.query('select count(*)::int as count from withdrawals')).rows[0].count as number;
    const before = await count();
    const recorded = record(merchant, calls.withdraw, {
      content: await withdrawalOf(urls[0]!, merchant, owner!),
      token: owner!,
    });
    const accepted = await send(urls[0]!, recorded);
    if (accepted !== 'done') throw new Error(`The recorded withdrawal did not succeed: ${accepted}.`);
    for (let round = 0; round < rounds; round++)
      for (const url of urls) {
        await send(url, recorded);
        await send(url, { ...recorded, idempotencyKey: randomBytes(12).toString('hex') });
        await send(url, { ...recorded, token: thief! });
        await send(url, { ...recorded, path: calls.addBankCard.path });
      }
    const paid = (await count()) - before;
    return {
      what: `payments of one recorded withdrawal that was sent ${8 * rounds} more times`,
      found: String(paid),
      wanted: '1',
      holds: paid === 1,
    };
  } finally {
    await database.end();
  }
}

/** The smallest withdrawal to the member's first bank card. */
async function withdrawalOf(url: string, merchant: Merchant, token: string) {
  const ask = async <T>(path: string): Promise<T> => {
    const reply = await fetch(url + path, { headers: { Merchant: merchant.code, Authorization: token } });
    return ((await reply.json()) as { value: T }).value;
  };
  const { cards } = await ask<{ cards: Array<{ cardId: string }> }>(calls.getBankCards.path);
  const { minAmount } = await ask<{ minAmount: string }>(calls.getWithdrawOptions.path);
  return { cardId: cards[0]!.cardId, amount: minAmount, paymentPassword: '246810' };
}
