import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { ask, startFrontOf, startGateway } from '../testing/testFront.ts';

test('requests pass to the gateway with method, body, query and headers, without hop-by-hop headers', async () => {
  const port = await startFrontOf(
    await startGateway((request, response) => {
      let text = '';
      request
        .on('data', (data) => {
          text += data;
        })
        .on('end', () => {
          response
            .writeHead(201, { 'X-Answer': 'yes', Connection: 'X-Private', 'X-Private': '1' })
            .end(JSON.stringify({ method: request.method, url: request.url, text, headers: request.headers }));
        });
    }),
  );
  const reply = await ask('/wps/session/login?a=%20b', {
    port,
    method: 'POST',
    body: 'x'.repeat(200_000),
    headers: { Merchant: 'padma', Connection: 'close, X-Secret', 'X-Secret': '1', 'Content-Length': '200000' },
  });
  const seen = JSON.parse(reply.body);
  expect(reply).toMatchObject({ status: 201, headers: { 'x-answer': 'yes' } });
  expect(reply.headers['x-private']).toBeUndefined();
  expect(seen).toMatchObject({
    method: 'POST',
    url: '/wps/session/login?a=%20b',
    headers: { merchant: 'padma', 'x-forwarded-host': `aurora.localhost:${port}` },
  });
  expect(seen.text).toHaveLength(200_000);
  expect(seen.headers['x-secret']).toBeUndefined();
});

test('several gateways take turns, and an unreachable gateway is skipped, also for payments', async () => {
  const seen: string[] = [];
  const named = (name: string) =>
    startGateway((request, response) => {
      seen.push(name);
      request.resume().on('end', () => response.end(name));
    });
  const port = await startFrontOf(await named('a'), 'http://127.0.0.1:9', await named('b'));
  const replies = [];
  for (let i = 0; i < 6; i++)
    replies.push(
      (await ask('/wps/pay', { port, method: 'POST', body: 'once', headers: { 'Content-Length': '4' } })).body,
    );
  expect(new Set(replies)).toEqual(new Set(['a', 'b']));
  expect(seen).toHaveLength(6);
});

test('if the gateway is down, the reply is an error code in the gateway’s envelope', async () => {
  const reply = await ask('/wps/captcha', { port: await startFrontOf('http://127.0.0.1:9') });
  expect(reply.status).toBe(502);
  expect(JSON.parse(reply.body)).toMatchObject({ success: false, code: 'GATEWAY_DOWN' });
  expect(JSON.parse((await ask('/wps/captcha')).body)).toMatchObject({ success: false, code: 'GATEWAY_DOWN' });
});

test.each([
  ['a read request is sent again', 'GET', 200, ['GET', 'GET', 'GET']],
  ['a payment is not sent again', 'POST', 502, ['GET', 'POST']],
])('on a reused connection that the gateway closes, %s', async (_, method, status, reached) => {
  const seen: string[] = [];
  const used = new WeakSet<Socket>();
  const port = await startFrontOf(
    await startGateway((request, response) => {
      seen.push(request.method!);
      if (used.has(request.socket)) return void request.socket.destroy();
      used.add(request.socket);
      return void response.end('answer');
    }),
  );
  expect((await ask('/wps/first', { port })).status).toBe(200);
  expect((await ask('/wps/second', { port, method })).status).toBe(status);
  expect(seen).toEqual(reached);
});

test('a retried read request skips an unreachable gateway', async () => {
  let hasAnswered = false;
  const port = await startFrontOf(
    await startGateway((request, response) => {
      if (hasAnswered && request.url === '/wps/second') {
        hasAnswered = false;
        return void request.socket.destroy();
      }
      hasAnswered = true;
      return void response.end('answer');
    }),
    'http://127.0.0.1:9',
  );
  for (const path of ['/wps/first', '/wps/between', '/wps/second'])
    expect((await ask(path, { port })).status).toBe(200);
});

test('a gateway that dies during its answer aborts the reply', async () => {
  const port = await startFrontOf(
    await startGateway((_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('half', () => response.destroy());
    }),
  );
  await expect(ask('/wps/captcha', { port })).rejects.toThrow('aborted');
  expect((await ask('/m/home', { port })).status).toBe(200);
});

test('the gateway’s reply is streamed while it is written', async () => {
  let finish = () => {};
  const port = await startFrontOf(
    await startGateway((_request, response) => {
      response.write('first ');
      finish = () => response.end('second');
    }),
  );
  const reply = await fetch(`http://127.0.0.1:${port}/sandbox/stream`);
  const reader = reply.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('first ');
  finish();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('second');
});
