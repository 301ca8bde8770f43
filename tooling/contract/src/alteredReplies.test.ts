import { randomBytes } from 'node:crypto';
import { type CallName, calls } from '@livery/api/contract';
import { sample } from '@livery/config/sample';
import { describe, expect, inject, test } from 'vitest';
import { checkGateway } from './checkGateway.ts';
import { hasFailures, renderReport } from './report.ts';
import { type Alteration, type PassedReply, startAlteringProxy } from './testing/alteringProxy.ts';
import { merchantOf } from './testing/merchants.ts';

const gateway = inject('gateway');

/** The report of one call whose requests or replies are altered. */
async function reportOf(
  call: CallName,
  alteration: Omit<Alteration, 'path'>,
): Promise<{ text: string; hasFailures: boolean }> {
  const proxy = await startAlteringProxy(gateway.url, { path: calls[call].path, ...alteration });
  try {
    const report = await checkGateway({
      gateway: proxy.url,
      merchant: merchantOf('aurora'),
      otherMerchant: merchantOf('padma'),
      only: [call],
    });
    return { text: renderReport(report), hasFailures: hasFailures(report) };
  } finally {
    await proxy.close();
  }
}

type Json = { value: Record<string, unknown> & { wallets: Array<Record<string, unknown>> } };

/** Changes the value of good replies. */
const inValue =
  (alter: (envelope: Json) => void) =>
  (reply: PassedReply): PassedReply => {
    const envelope = JSON.parse(reply.text) as Json & { success: boolean };
    if (envelope.success) alter(envelope);
    return { ...reply, text: JSON.stringify(envelope) };
  };
const whenGood = (alter: (reply: PassedReply) => PassedReply | undefined) => (reply: PassedReply) =>
  reply.status === 200 ? alter(reply) : reply;

/** Returns the same games on every page. */
function repeatingGames() {
  let first: unknown;
  return inValue(({ value }) => {
    first ??= value.games;
    value.games = first;
  });
}

describe('an altered reply fails the check, with a line about the received and the expected value', () => {
  const alterations: [string, CallName, Omit<Alteration, 'path'>, string | RegExp][] = [
    [
      'a number for a text',
      'getWallet',
      {
        reply: inValue(({ value }) => {
          value.wallets[0]!.balance = 12.5;
        }),
      },
      'getWallet: value.wallets[0].balance is 12.5 (a number); an amount such as "1234.50" is expected.',
    ],
    [
      'a field missing',
      'getWallet',
      {
        reply: inValue(({ value }) => {
          delete value.currency;
        }),
      },
      'getWallet: value.currency is missing; a text is expected.',
    ],
    [
      'another amount',
      'getWallet',
      {
        reply: inValue(({ value }) => {
          value.sumBalance = '1.00';
        }),
      },
      /✗ getWallet its sum: "1\.00" \(a text\) came; "[\d.]+" \(a text\) is expected\./,
    ],
    [
      'an unknown word',
      'getTemplate',
      {
        reply: inValue(({ value }) => {
          value.mem_cen = '2';
        }),
      },
      'getTemplate: value.mem_cen is "2" (a text); one of 0, 1 is expected.',
    ],
    [
      'pages of games that repeat',
      'getGameList',
      { reply: repeatingGames() },
      '✗ getGameList games of the first page again:',
    ],
    [
      '500',
      'getTemplate',
      { reply: whenGood(() => ({ status: 500, headers: { 'content-type': 'text/html' }, text: '<h1>Error</h1>' })) },
      'getTemplate: HTTP 500 with "<h1>Error</h1>" came, which is not JSON; { "success": true, "value": … } is expected.',
    ],
    [
      'a missing envelope',
      'getTemplate',
      { reply: whenGood((reply) => ({ ...reply, text: JSON.stringify((JSON.parse(reply.text) as Json).value) })) },
      'without an envelope; { "success": true, "value": … } is expected.',
    ],
    [
      'another content type',
      'getTemplate',
      { reply: whenGood((reply) => ({ ...reply, headers: { 'content-type': 'text/plain' } })) },
      'getTemplate: Content-Type is "text/plain"; application/json is expected.',
    ],
    [
      'another status of a success',
      'getTemplate',
      { reply: whenGood((reply) => ({ ...reply, status: 201 })) },
      'getTemplate: HTTP 201 came with a success; HTTP 200 is expected.',
    ],
    [
      'an empty body',
      'getTemplate',
      { reply: whenGood((reply) => ({ ...reply, text: '' })) },
      'getTemplate: HTTP 200 with an empty body came',
    ],
    ['no answer', 'getTemplate', { reply: whenGood(() => undefined) }, 'getTemplate: no answer came ('],
    [
      '200 for a refusal',
      'getWallet',
      { reply: (reply) => (reply.text.includes('SESSION_MISSING') ? { ...reply, status: 200 } : reply) },
      'getWallet without a token: HTTP 200 SESSION_MISSING (The call needs a session.',
    ],
    [
      'another code for a refusal',
      'getInbox',
      { reply: (reply) => ({ ...reply, text: reply.text.replace('TRIAL_NOT_ALLOWED', 'NOT_ALLOWED') }) },
      'getInbox by a trial account: HTTP 403 NOT_ALLOWED (A trial account may not do this. Register to use it.) came; TRIAL_NOT_ALLOWED with HTTP 403 is expected.',
    ],
    [
      'idempotency keys that are ignored',
      'transfer',
      {
        request: (headers) => {
          if ((headers['idempotency-key'] ?? '').length > 8)
            headers['idempotency-key'] = randomBytes(12).toString('hex');
        },
      },
      'transfer under the same key with another payload: a success with HTTP 200 came; KEY_REUSED with HTTP 409 is expected.',
    ],
  ];

  test.each(sample(alterations, 4))('%s', async (_what, call, alteration, line) => {
    const { text, hasFailures: isFailed } = await reportOf(call, alteration);
    expect(isFailed).toBe(true);
    expect(text).toEqual(typeof line === 'string' ? expect.stringContaining(line) : expect.stringMatching(line));
  });

  test('a transfer that moves the money twice is reported', async () => {
    const { text } = await reportOf('transfer', {
      request: (headers) => {
        if ((headers['idempotency-key'] ?? '').length > 8) headers['idempotency-key'] = randomBytes(12).toString('hex');
      },
    });
    expect(text).toMatch(
      /✗ transfer the main wallet after one transfer of 10\.00 that was sent twice: "\d+\.00" \(a text\) came; "\d+\.00" \(a text\) is expected\./,
    );
  });
});
