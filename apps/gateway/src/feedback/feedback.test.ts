import { sample } from '@livery/config/sample';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo1');
});
afterAll(() => gateway.close());

const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');
const jpg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffdb', 'hex');
const file = (content: Buffer, name = 'picture.png', type = 'image/png') =>
  new File([new Uint8Array(content)], name, { type });
const send = (body: Record<string, unknown>, given = token) =>
  gateway.call('sendFeedback', { token: given, body: { category: 'GAME', text: 'The wheel stands still.', ...body } });
const own = async (given = token) =>
  (await gateway.call('getFeedback', { token: given, query: { pageSize: '100' } })).value;
const rows = async () =>
  (
    await gateway.sql('select (select count(*) from feedback) f, (select count(*) from feedback_pictures) p')
  )[0] as unknown;

test('the list returns feedback to its member, with unchanged pictures', async () => {
  const { id } = (
    await send({
      text: '  Two lines\r\nof feedback ',
      category: 'APP',
      files: [file(png), file(jpg, 'b.jpg', 'image/jpeg')],
    })
  ).value;
  const found = (await own()).content.find((one) => one.id === id)!;
  expect(found).toMatchObject({ category: 'APP', text: 'Two lines\nof feedback' });
  const pictures = await Promise.all(found.pictures.map((address) => fetch(`${gateway.url}${address}`)));
  expect(
    pictures.map(({ status, headers }) => [status, headers.get('Content-Type'), headers.get('X-Content-Type-Options')]),
  ).toEqual([
    [200, 'image/png', 'nosniff'],
    [200, 'image/jpeg', 'nosniff'],
  ]);
  expect(pictures[0]!.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; sandbox; frame-ancestors 'none'",
  );
  expect(await Promise.all(pictures.map(async (one) => Buffer.from(await one.arrayBuffer())))).toEqual([png, jpg]);
});

test('feedback can have one picture or no picture', async () => {
  const { id } = (await send({ files: file(png) })).value;
  const { id: bare } = (await send({})).value;
  const { content } = await own();
  expect([id, bare].map((one) => content.find((entry) => entry.id === one)!.pictures.length)).toEqual([1, 0]);
});

test('a member sees only their own feedback, and guests and trials are rejected', async () => {
  const other = await gateway.tokenOf('demo2');
  expect((await own(other)).content).toEqual([]);
  expect((await gateway.call('getFeedback')).code).toBe('SESSION_MISSING');
  const trial = await gateway.tokenOf('demo3');
  await gateway.sql("update members set type = 4 where username = 'demo3' and merchant_code = 'aurora'");
  expect((await gateway.call('getFeedback', { token: trial })).code).toBe('TRIAL_NOT_ALLOWED');
  expect((await send({}, trial)).code).toBe('TRIAL_NOT_ALLOWED');
});

test('the limit of 140 characters counts code points', async () => {
  expect((await send({ text: '😀'.repeat(140) })).status).toBe(200);
  expect((await send({ text: `${'x\r\n'.repeat(69)}xy` })).status).toBe(200);
  for (const text of ['😀'.repeat(141), 'x'.repeat(141), ' \n ', '', 'with\u0000nul'])
    expect((await send({ text })).code).toBe('REQUEST_INVALID');
});

test.each([
  ['a page that calls itself a picture', file(Buffer.from('<script>alert(1)</script>')), 'FILE_TYPE'],
  [
    'a drawing with scripts',
    file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', 'image/svg+xml'),
    'FILE_TYPE',
  ],
  ['a gif', file(Buffer.from('GIF89a.............')), 'FILE_TYPE'],
  ['nothing', file(Buffer.alloc(0)), 'FILE_TYPE'],
  ['the start of a png signature', file(png.subarray(0, 7)), 'FILE_TYPE'],
  ['more than 5 MB', file(Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])), 'FILE_SIZE'],
])('%s is rejected with its index, and nothing of the feedback is stored', async (_what, refused, code) => {
  const before = await rows();
  const reply = await send({ files: [file(png), refused, file(jpg)] });
  expect([reply.status, reply.code]).toEqual([400, 'FILE_REFUSED']);
  expect(reply.envelope.value).toEqual({ files: [{ index: 1, code }] });
  expect(await rows()).toEqual(before);
});

test('a picture of exactly 5 MB is accepted; a fourth picture is rejected', { tags: 'whole' }, async () => {
  expect((await send({ files: file(Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024 - png.length)])) })).status).toBe(
    200,
  );
  const reply = await send({ files: [file(png), file(png), file(png), file(png)] });
  expect([reply.code, reply.envelope.value]).toEqual(['FILE_REFUSED', { files: [{ index: 3, code: 'FILE_COUNT' }] }]);
});

const fileNames = [
  '../../../etc/passwd',
  '..\\..\\boot.ini',
  'C:\\x.png',
  '/etc/passwd',
  'a\r\nContent-Type: text/html',
  '"; drop table feedback; --',
  '.png',
  `${'x'.repeat(4_000)}.png`,
  'no.exe',
];

test.each(sample(fileNames, 4))('the file name %j is ignored', async (name) => {
  const { id } = (await send({ files: file(png, name, 'text/html') }, await gateway.tokenOf('agent1'))).value;
  const found = (await own(await gateway.tokenOf('agent1'))).content.find((one) => one.id === id)!;
  const reply = await fetch(`${gateway.url}${found.pictures[0]}`);
  expect([reply.status, reply.headers.get('Content-Type'), reply.headers.get('Content-Disposition')]).toEqual([
    200,
    'image/png',
    null,
  ]);
});

test('the address of a picture expires and cannot be guessed or extended', async () => {
  await send({ files: file(png) });
  const [address] = (await own()).content[0]!.pictures;
  const [, , , id, until, signature] = address!.split('/');
  const status = async (path: string) => (await fetch(`${gateway.url}/sandbox/feedback/${path}`)).status;
  expect(await status(`${id}/${until}/${signature}`)).toBe(200);
  for (const path of [
    `${id}/${Number(until) + 60}/${signature}`,
    `${Number(id) - 1}/${until}/${signature}`,
    `${id}/1/${signature}`,
    `${id}/${until}/x`,
    `999999999999999/${until}/${signature}`,
  ]) {
    expect([path, await status(path)]).toEqual([path, 404]);
  }
});

test('an invalid form is rejected with REQUEST_INVALID', async () => {
  expect((await send({ category: 'RANT' })).code).toBe('REQUEST_INVALID');
  expect((await send({ files: 'just a text' })).code).toBe('REQUEST_INVALID');
  expect((await send({ more: 'x' })).code).toBe('REQUEST_INVALID');
  const json = await fetch(`${gateway.url}/wps/feedback`, {
    method: 'POST',
    headers: { Merchant: 'aurora', Authorization: token, 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect([json.status, await json.json()]).toMatchObject([415, { code: 'BODY_TYPE_WRONG' }]);
  const broken = await fetch(`${gateway.url}/wps/feedback`, {
    method: 'POST',
    headers: { Merchant: 'aurora', Authorization: token, 'Content-Type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nbroken',
  });
  expect(((await broken.json()) as { code: string }).code).toBe('REQUEST_INVALID');
  expect((await send({ files: Array(4).fill(file(Buffer.alloc(5 * 1024 * 1024))) })).code).toBe('BODY_TOO_LARGE');
});

test('after twenty in an hour further feedback is rejected, even for simultaneous requests', async () => {
  const given = await gateway.tokenOf('demo2');
  await gateway.sql(
    "insert into feedback (member_id, category, text) select id, 'OTHER', 'x' from members, generate_series(1, 18) where username = 'demo2' and merchant_code = 'aurora'",
  );
  const replies = await Promise.all(Array.from({ length: 6 }, () => send({}, given)));
  expect(replies.map(({ code }) => code).toSorted()).toEqual(['', '', 'TOO_MANY', 'TOO_MANY', 'TOO_MANY', 'TOO_MANY']);
  expect(replies.find(({ code }) => code !== '')!.headers.get('Retry-After')).toBe('3600');
});

test(
  'of a member’s simultaneous forms with files one is read, five wait, and others are rejected unread',
  { tags: 'whole' },
  async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ category: 'GAME', text: 'Slowly sent.', files: file(png) }))
      form.append(name, value);
    const whole = new Response(form);
    const bytes = new Uint8Array(await whole.clone().arrayBuffer());
    let finish = (): void => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const slowly = () =>
      new ReadableStream({
        async start(sent) {
          sent.enqueue(bytes.slice(0, 50));
          await finished;
          sent.enqueue(bytes.slice(50));
          sent.close();
        },
      });
    const headers = {
      Merchant: 'padma',
      Authorization: await gateway.tokenOf('demo2', 'padma'),
      'Content-Type': whole.headers.get('Content-Type')!,
    };
    const sent = Array.from({ length: 7 }, () =>
      fetch(`${gateway.url}/wps/feedback`, { method: 'POST', headers, body: slowly(), duplex: 'half' }),
    );
    // The accepted requests have not ended yet.
    const refused = await Promise.race(sent);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '5']);
    finish();
    expect((await Promise.all(sent)).map(({ status }) => status).toSorted()).toEqual([
      200, 200, 200, 200, 200, 200, 429,
    ]);
  },
);
