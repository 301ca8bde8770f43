import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readMerchant } from '@livery/merchant/node';
import { resolvedTokens } from '@livery/merchant/theme';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMerchantFolder } from '../testing/createMerchantFolder.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

const dir = createMerchantFolder({
  chatty: { switches: { CBS3: true } },
  /** The template of the test database already has the data of aurora and padma. */
  aurora: { switches: { CBS3: true } },
  padma: {},
});
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway({ dir });
  token = await gateway.tokenOf('demo2', 'chatty');
});
afterAll(async () => {
  await gateway.close();
  rmSync(dir, { recursive: true, force: true });
});

const askLink = (query: Record<string, string> = {}, given: string = token) =>
  gateway.call('getChatLink', { merchant: 'chatty', token: given, query: { b2c: '1', language: 'EN', ...query } });
const unread = async (given: string = token) =>
  (await gateway.call('getChatUnread', { merchant: 'chatty', token: given })).value.unReadCount;

/** A browser with its cookie for one chat. */
async function openChat(query: Record<string, string> = {}, given: string = token) {
  const url = `${gateway.url}${(await askLink(query, given)).value.chatUrl}`;
  const first = await fetch(url);
  const cookie = first.headers.get('Set-Cookie')!.split(';')[0]!;
  const load = async () => (await fetch(url, { headers: { Cookie: cookie } })).text();
  const say = (text: string) =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: cookie },
      body: new URLSearchParams({ text }),
    });
  return { url, cookie, first, page: await first.text(), load, say };
}

/** Makes pending answers visible now. */
const arrive = () => gateway.sql('update chat_messages set shown_at = now() where shown_at > now()');

describe('opening the chat', () => {
  test('the chat has the fonts and colours of its merchant, and a link can set another header', async () => {
    const { first, page } = await openChat();
    const { theme } = readMerchant(dir, 'chatty').merchant!;
    expect(page).toContain(`--color-canvas:${theme.color[theme.defaultMode].canvas.$value}`);
    expect(page).toMatch(/url\("?\/sandbox\/fonts\//);
    expect(first.headers.get('Content-Security-Policy')).toContain("font-src 'self'");
    const fill = resolvedTokens(theme, theme.defaultMode).get('header.fill')!.value;
    expect(page).toContain(`--header:${fill}`);
    expect((await openChat({ headerColor: '#0b7a55' })).page).toContain('--header:#0b7a55');
  });

  test('a link opens once, and the browser that opened it can reload it', async () => {
    const { url, cookie, first } = await openChat();
    expect(first.status).toBe(200);
    expect((await fetch(url)).status).toBe(410);
    expect((await fetch(url, { headers: { Cookie: 'visit=guessed' } })).status).toBe(410);
    expect((await fetch(url, { headers: { Cookie: cookie } })).status).toBe(200);
  });

  test('an expired link and an unknown link open no chat', async () => {
    const url = `${gateway.url}${(await askLink()).value.chatUrl}`;
    await gateway.sql('update chat_tickets set expires_at = now() where visit_hash is null');
    expect((await fetch(url)).status).toBe(410);
    for (const ticket of ['x', 'a'.repeat(43), '%00', "' or 1=1 --"]) {
      const reply = await fetch(`${gateway.url}/sandbox/chat/${encodeURIComponent(ticket)}`);
      expect([reply.status, (await reply.text()).includes('This chat isn’t open')]).toEqual([410, true]);
    }
  });

  test('a form without the visit’s cookie stores no message and uses up no ticket', async () => {
    const url = `${gateway.url}${(await askLink()).value.chatUrl}`;
    const before = await gateway.sql('select count(*) from chat_messages');
    const reply = await fetch(url, { method: 'POST', body: new URLSearchParams({ text: 'hello' }) });
    expect(reply.status).toBe(410);
    expect(await gateway.sql('select count(*) from chat_messages')).toEqual(before);
    expect((await fetch(url)).status).toBe(200);
  });

  test('a password change closes the chat and voids unopened links', async () => {
    const given = await gateway.tokenOf('demo3', 'aurora');
    const link = async () =>
      `${gateway.url}${(await gateway.call('getChatLink', { merchant: 'aurora', token: given, query: { b2c: '1', language: 'EN' } })).value.chatUrl}`;
    const [url, unopened] = [await link(), await link()];
    const headers = { Cookie: (await fetch(url)).headers.get('Set-Cookie')!.split(';')[0]! };
    expect((await fetch(url, { headers })).status).toBe(200);
    const change = await gateway.call('changePassword', {
      merchant: 'aurora',
      token: given,
      body: { oldPassword: 'demo1234', newPassword: 'another1234', confirmNewPassword: 'another1234' },
    });
    expect(change.code).toBe('');
    const statuses = [
      (await fetch(url, { headers })).status,
      (await fetch(url, { method: 'POST', headers, body: new URLSearchParams({ text: 'hello' }) })).status,
      (await fetch(unopened)).status,
    ];
    expect(statuses).toEqual([410, 410, 410]);
  });

  test.each([
    ['EN', 'This chat isn’t open', 'expires when you log out'],
    ['PT', 'Este chat não está aberto', 'quando você sai da conta'],
  ])('a link that was not opened before logout shows the right reason in %s', async (language, title, reason) => {
    const given = await gateway.tokenOf('demo3', 'chatty');
    const url = `${gateway.url}${(await askLink({ language }, given)).value.chatUrl}`;
    await gateway.call('logout', { merchant: 'chatty', token: given });
    const reply = await fetch(url);
    const page = await reply.text();
    expect([reply.status, page.includes(title), page.includes(reason)]).toEqual([410, true, true]);
    expect(page).not.toMatch(/link was used|já foi usado/);
  });

  test('a closed account has no access to its chat', async () => {
    const { url, cookie, say } = await openChat({}, await gateway.tokenOf('demo3', 'chatty'));
    const close = (status: string) =>
      gateway.sql("update members set status = $1 where username = 'demo3' and merchant_code = 'chatty'", [status]);
    await close('closed');
    expect([(await fetch(url, { headers: { Cookie: cookie } })).status, (await say('hello')).status]).toEqual([
      410, 410,
    ]);
    await close('active');
    expect((await fetch(url, { headers: { Cookie: cookie } })).status).toBe(200);
  });

  test('a page of another origin cannot post into a chat', async () => {
    const { url, cookie } = await openChat();
    const reply = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: cookie, Origin: 'https://evil.example' },
      body: new URLSearchParams({ text: 'hello' }),
    });
    expect(reply.status).toBe(403);
  });

  test('without CBS3 the chat link and the unread count are rejected with NOT_ALLOWED', async () => {
    const quiet = await gateway.tokenOf('demo2', 'padma');
    expect(
      (await gateway.call('getChatLink', { merchant: 'padma', token: quiet, query: { b2c: '1', language: 'EN' } }))
        .code,
    ).toBe('NOT_ALLOWED');
    expect((await gateway.call('getChatUnread', { merchant: 'padma', token: quiet })).code).toBe('NOT_ALLOWED');
  });

  test('guests have no chat', async () => {
    for (const name of ['getChatLink', 'getChatUnread'] as const) {
      expect(
        (
          await gateway.call(name, {
            merchant: 'chatty',
            query: name === 'getChatLink' ? { b2c: '1', language: 'EN' } : undefined,
          })
        ).code,
      ).toBe('SESSION_MISSING');
    }
  });
});

describe('options of the link', () => {
  test('title, colour and back link are used, and the page allows no other script', async () => {
    const { page, first } = await openChat({
      title: 'Help <b>me</b>',
      headerColor: '#fed',
      backUrl: '/m/message?from=chat',
    });
    expect(page).toContain('<h1>Help &lt;b&gt;me&lt;/b&gt;</h1>');
    expect(page).toContain('--header:#fed;--ink:#000000');
    expect(page).toContain('href="/m/message?from=chat"');
    const [, style] = /<style>([\s\S]*?)<\/style>/.exec(page)!;
    const [, script] = /<script>([\s\S]*?)<\/script>/.exec(page)!;
    const [hash, scriptHash] = [style, script].map((text) => createHash('sha256').update(text!).digest('base64'));
    expect(first.headers.get('Content-Security-Policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; script-src 'sha256-${scriptHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toMatch(/javascript:| on\w+=/i);
  });

  test.each([
    ['headerColor', 'red;}body{display:none'],
    ['headerColor', '#12345'],
    ['backUrl', 'https://evil.example'],
    ['backUrl', '//evil.example'],
    ['backUrl', '/\\evil.example'],
    ['backUrl', 'javascript:alert(1)'],
    ['backUrl', '/\tx'],
    ['title', 'x'.repeat(61)],
    ['b2c', '2'],
    ['language', 'en'],
  ])('%s %j is rejected with REQUEST_INVALID', async (name, value) => {
    expect((await askLink({ [name]: value })).code).toBe('REQUEST_INVALID');
  });

  test.each([
    ['EN', 'ltr', 'Hello, you’re chatting with Aurora'],
    ['BN', 'ltr', 'Aurora-এর সঙ্গে কথা বলছেন'],
    ['UR', 'rtl', 'آپ Aurora سے بات کر رہے ہیں'],
    ['PT', 'ltr', 'você está falando com a Aurora'],
    ['KR', 'ltr', 'Hello, you’re chatting'],
  ])('the page is in the language %s', async (language, direction, words) => {
    const { page } = await openChat({ language });
    expect(page).toContain(`dir="${direction}"`);
    expect(page).toContain(words);
  });
});

describe('messages', () => {
  test('a message is stored and escaped, and the scripted answer is in the language of the chat', async () => {
    const chat = await openChat({ language: 'PT' });
    const reply = await chat.say('Meu <b>saque</b> não chegou & eu espero');
    expect([reply.status, reply.headers.get('Location')]).toEqual([303, new URL(chat.url).pathname]);
    const waiting = await chat.load();
    expect(waiting).toContain('Meu &lt;b&gt;saque&lt;/b&gt; não chegou &amp; eu espero');
    expect(waiting).toContain('http-equiv="refresh"');
    await arrive();
    const answered = await chat.load();
    expect(answered).toContain('Analisamos os saques em até uma hora.');
    expect(answered).not.toContain('http-equiv="refresh"');
    expect((await openChat({ language: 'PT' })).page).toContain('Analisamos os saques em até uma hora.');
  });

  test('answers are unread until the member opens the chat', async () => {
    const given = await gateway.tokenOf('demo1', 'chatty');
    const chat = await openChat({}, given);
    await chat.say('How does a bonus work?');
    expect(await unread(given)).toBe(0);
    await arrive();
    expect(await unread(given)).toBe(1);
    await chat.load();
    expect(await unread(given)).toBe(0);
  });

  test('a demo member starts with two unread answers', async () => {
    const given = await gateway.tokenOf('demo2', 'aurora');
    expect((await gateway.call('getChatUnread', { merchant: 'aurora', token: given })).value).toEqual({
      unReadCount: 2,
    });
  });

  test('a member cannot see the chat of another member', async () => {
    const own = await openChat({}, await gateway.tokenOf('demo2', 'chatty'));
    await own.say('a secret of demo2');
    await arrive();
    expect(await own.load()).toContain('a secret of demo2');
    expect((await openChat({}, await gateway.tokenOf('demo3', 'chatty'))).page).not.toContain('a secret of demo2');
  });

  test(
    'a member with too many messages gets 429 for a minute, and the messages are not stored',
    { tags: 'whole' },
    async () => {
      const { say } = await openChat({}, await gateway.tokenOf('demo1', 'chatty'));
      await gateway.sql("delete from chat_messages where author = 'player'");
      const heard: number[] = [];
      for (let line = 0; line < 22; line++) heard.push((await say(`line ${line}`)).status);
      expect(heard).toEqual([...Array<number>(20).fill(303), 429, 429]);
      expect(
        await gateway.sql("select count(*)::int from chat_messages where text in ('line 19', 'line 20', 'line 21')"),
      ).toEqual([{ count: 1 }]);
    },
  );

  test('blank messages are ignored, control characters removed, and long messages cut', async () => {
    const given = await gateway.tokenOf('demo3', 'chatty');
    const chat = await openChat({}, given);
    const texts = async () =>
      (
        await gateway.sql(
          "select text from chat_messages join members on members.id = member_id where username = 'demo3' and merchant_code = 'chatty' and author = 'player' order by chat_messages.id",
        )
      ).map(({ text }) => text as string);
    await chat.say(' \r\n ');
    expect(await texts()).toEqual([]);
    await chat.say('one\r\ntwo\u0000\u0007');
    await chat.say('😀'.repeat(600));
    expect(await texts()).toEqual(['one\ntwo', '😀'.repeat(500)]);
    expect((await chat.say('x'.repeat(20_000))).status).toBe(413);
    const files = new FormData();
    files.append('text', new Blob(['x']), 'text.txt');
    expect(
      (await fetch(chat.url, { method: 'POST', redirect: 'manual', headers: { Cookie: chat.cookie }, body: files }))
        .status,
    ).toBe(415);
    expect((await texts()).length).toBe(2);
  });
});
