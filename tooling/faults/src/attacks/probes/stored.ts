import { calls } from '@livery/api/contract';
import { demoAccounts } from '@livery/gateway';
import { atLeast, type Finding, none } from '../../fault.ts';
import { logIn } from '../../gateways/player.ts';
import { fromClient } from '../field/addresses.ts';
import type { Field } from '../field/field.ts';
import { ask, merchantOf } from '../limits/ask.ts';
import { isRunnable, checkHead } from './judge.ts';
import { markup } from './texts.ts';

const client = 29_000;

/**
 * Stores markup as a nickname, as feedback and in the chat, and checks how it is shown: as a text in JSON, and on
 * pages.
 */
export async function showStored({ gateway: { url } }: Field): Promise<Finding[]> {
  const merchant = merchantOf('aurora');
  const token = await logIn({ url, merchant, ...demoAccounts[1]! });
  const session = { Merchant: merchant.code, Authorization: token, ...fromClient(client) };
  const problems: string[] = [];
  let cameBack = 0;

  const nicknames = markup.filter((text) => text.length <= 24);
  for (const nickname of nicknames) {
    const { status } = await ask('setNickname', { url, merchant, client, body: { nickname }, headers: session });
    if (status === 200) cameBack += await countIn(calls.getMemberInfo.path, nickname);
  }
  await ask('setNickname', { url, merchant, client, body: { nickname: '' }, headers: session });

  for (const text of markup) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ category: 'APP', text })) body.set(name, value);
    await fetch(url + calls.sendFeedback.path, { method: 'POST', headers: session, body });
    cameBack += await countIn(calls.getFeedback.path, text);
  }

  const { chatUrl } = (await ask('getChatLink', { url, merchant, client, query: chat, headers: session })).value as {
    chatUrl: string;
  };
  const page = url + chatUrl;
  const cookie = (await fetch(page)).headers.get('Set-Cookie')?.split(';')[0] ?? '';
  for (const text of markup)
    await fetch(page, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: cookie },
      body: new URLSearchParams({ text }),
    });
  const shown = await (await fetch(page, { headers: { Cookie: cookie } })).text();
  cameBack += markup.filter((text) => shown.includes(escaped(text))).length;
  for (const [what, html] of [
    ['the chat', shown],
    ...(await Promise.all(
      ['/sandbox/cashier', '/sandbox/outbox', '/sandbox/switches'].map(async (path): Promise<[string, string]> => [
        path,
        await (await fetch(url + path)).text(),
      ]),
    )),
  ] as const)
    if (isRunnable(html)) problems.push(`${what} shows it unescaped`);

  return [
    atLeast('stored markup that was returned as a text', cameBack, nicknames.length + 2 * markup.length - 4),
    none(
      `stored markup that was shown as markup or without nosniff${problems[0] ? ` (${problems[0]})` : ''}`,
      problems.length,
    ),
  ];

  /** Returns 1 if the reply of a call contains the text, and 0 otherwise. */
  async function countIn(path: string, text: string): Promise<number> {
    const reply = await fetch(url + path, { headers: session });
    const found = checkHead({ headers: new Map(reply.headers) }, /^application\/json\b/);
    if (found !== undefined) problems.push(`${path}: ${found}`);
    return JSON.stringify(await reply.json()).includes(JSON.stringify(text).slice(1, -1)) ? 1 : 0;
  }
}

/** The heading of the chat contains markup too. */
const chat = { b2c: '1', language: 'EN', title: markup[2]! };

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
