import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, type CallName, calls } from '@livery/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { merchantsDir } from '../testing/globalSetup.ts';
import { encryptBody } from '../testing/encryptBody.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

/** Another path for every call of the contract. */
const ownPath = (name: string) => `/elsewhere/${name.toLowerCase()}`;
const names = Object.keys(calls) as CallName[];

let gateway: TestGateway;
let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'livery-paths-'));
  cpSync(join(merchantsDir, '_base'), join(dir, '_base'), { recursive: true });
  cpSync(join(merchantsDir, 'aurora'), join(dir, 'aurora'), { recursive: true });
  cpSync(join(merchantsDir, 'aurora'), join(dir, 'elsewhere'), { recursive: true });
  const aurora = (await import(join(dir, 'aurora/merchant.json'), { with: { type: 'json' } })) as { default: object };
  writeFileSync(join(dir, 'elsewhere/merchant.json'), JSON.stringify({ ...aurora.default, code: 'elsewhere' }));
  writeFileSync(
    join(dir, 'elsewhere/gateway.json'),
    JSON.stringify({ paths: Object.fromEntries(names.map((name) => [name, ownPath(name)])) }),
  );
  gateway = await startTestGateway({ dir });
});
afterAll(async () => {
  await gateway.close();
  rmSync(dir, { recursive: true });
});

const ask = (
  path: string,
  method: string,
  init: { merchant?: string; body?: string; headers?: Record<string, string> } = {},
) =>
  fetch(`${gateway.url}${path}`, {
    method,
    headers: { Merchant: init.merchant ?? 'elsewhere', ...init.headers },
    ...(init.body !== undefined && { body: init.body }),
  });
const codeOf = async (reply: Response) => ((await reply.json()) as { code?: string }).code;

describe('[API-02] a merchant whose configuration gives every call another path', () => {
  test.each(names)('%s is answered there and nowhere else', async (name) => {
    const call: Call = calls[name];
    const there = await ask(ownPath(name), call.method);
    expect([404, 405]).not.toContain(there.status);
    const byOtherMethod = await ask(ownPath(name), 'PATCH');
    expect([byOtherMethod.status, byOtherMethod.headers.get('Allow')]).toEqual([405, call.method]);
    const atDefault = await ask(call.path, call.method);
    expect([atDefault.status, await codeOf(atDefault)]).toEqual([404, 'NOT_FOUND']);
  });

  test('a member logs in and sees the wallet by them', async () => {
    const { encryption, body } = encryptBody(
      'elsewhere',
      JSON.stringify({ type: 'username', username: 'demo1', password: 'demo1234' }),
    );
    const session = await ask(ownPath('login'), 'POST', { body, headers: { Encryption: encryption } });
    const { value } = (await session.json()) as { value: { token: string } };
    const wallet = await ask(ownPath('getWallet'), 'GET', { headers: { Authorization: value.token } });
    expect(await wallet.json()).toMatchObject({ success: true, value: { currency: 'BDT' } });
  });

  test('another merchant of the same gateway keeps the standard ones', async () => {
    expect((await ask(calls.getTemplate.path, 'GET', { merchant: 'aurora' })).status).toBe(200);
    expect((await ask(ownPath('getTemplate'), 'GET', { merchant: 'aurora' })).status).toBe(404);
  });

  test('their page of calls and their OpenAPI show them', async () => {
    const page = await (await fetch(`${gateway.url}/sandbox/docs?merchant=elsewhere&q=getWallet`)).text();
    expect(page).toContain('<code>/elsewhere/getwallet</code>');
    const { paths } = (await (await fetch(`${gateway.url}/sandbox/openapi.json?merchant=elsewhere`)).json()) as {
      paths: object;
    };
    expect(Object.keys(paths).toSorted()).toEqual(names.map(ownPath).toSorted());
  });
});
