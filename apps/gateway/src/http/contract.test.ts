import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, type CallName, calls } from '@livery/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { merchantsDir } from '../testing/globalSetup.ts';
import { type OtherOperation, otherOperations } from '../testing/otherOperations.ts';
import { encryptBody } from '../testing/encryptBody.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

/** A different path for every call of the contract. */
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
  gateway = await startTestGateway({ dir, membersAlone: ['elsewhere'] });
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
    headers: {
      Merchant: init.merchant ?? 'elsewhere',
      ...(init.body !== undefined && { 'Content-Type': 'application/json' }),
      ...init.headers,
    },
    body: init.body,
  });
const codeOf = async (reply: Response) => ((await reply.json()) as { code?: string }).code;

/** Fields that a call takes, in its query or body. */
const payloadOf = ({ query, body }: Call) => [query, body].flatMap((schema) => Object.keys(entriesOf(schema)));
const entriesOf = (schema: unknown) => (schema as { entries?: Record<string, unknown> } | undefined)?.entries ?? {};
/** Whether a reply's value has a field at this path. */
const hasField = (schema: unknown, path: string): boolean =>
  path.split('.').reduce<unknown>((inner, key) => entriesOf(inner)[key], schema) !== undefined;

async function expectOnlyAtOwnPath(name: CallName, method: Call['method']): Promise<void> {
  const atOwnPath = await ask(ownPath(name), method);
  expect([404, 405]).not.toContain(atOwnPath.status);
  const byOtherMethod = await ask(ownPath(name), 'PATCH');
  expect([byOtherMethod.status, byOtherMethod.headers.get('Allow')]).toEqual([405, method]);
  const atDefault = await ask(calls[name].path, method);
  expect([atDefault.status, await codeOf(atDefault)]).toEqual([404, 'NOT_FOUND']);
}

describe('[API-02] the other operations, at paths that the merchant configures', () => {
  test.each(otherOperations.map((operation): [string, OtherOperation] => [operation.what, operation]))(
    '%s: the contract matches the specification, and the gateway uses only the configured path',
    async (_what, { name, method, payload = [], traits = {}, replies }) => {
      const call: Call = calls[name];
      expect(call).toMatchObject({ name, method, ...traits });
      expect(payloadOf(call)).toEqual(expect.arrayContaining([...payload]));
      if (replies !== undefined) expect(hasField(call.value, replies)).toBe(true);
      await expectOnlyAtOwnPath(name, method);
    },
  );
});

const specified = new Set<CallName>(otherOperations.map(({ name }) => name));

describe('a merchant with a configured path for every call', () => {
  test.each(names.filter((name) => !specified.has(name)))('%s is answered only at that path', (name) =>
    expectOnlyAtOwnPath(name, calls[name].method),
  );

  test('login and wallet calls work at these paths', async () => {
    const { encryption, body } = encryptBody(
      'elsewhere',
      JSON.stringify({ type: 'username', username: 'demo1', password: 'demo1234' }),
      { path: ownPath('login') },
    );
    const session = await ask(ownPath('login'), 'POST', { body, headers: { Encryption: encryption } });
    const { value } = (await session.json()) as { value: { token: string } };
    const wallet = await ask(ownPath('getWallet'), 'GET', { headers: { Authorization: value.token } });
    expect(await wallet.json()).toMatchObject({ success: true, value: { currency: 'BDT' } });
  });

  test('another merchant of the same gateway uses the standard paths', async () => {
    expect((await ask(calls.getTemplate.path, 'GET', { merchant: 'aurora' })).status).toBe(200);
    expect((await ask(ownPath('getTemplate'), 'GET', { merchant: 'aurora' })).status).toBe(404);
  });

  test('the API page and the OpenAPI document show these paths', async () => {
    const page = await (await fetch(`${gateway.url}/sandbox/docs?merchant=elsewhere&q=getWallet`)).text();
    expect(page).toContain('<code>/elsewhere/getwallet</code>');
    const { paths } = (await (await fetch(`${gateway.url}/sandbox/openapi.json?merchant=elsewhere`)).json()) as {
      paths: object;
    };
    expect(Object.keys(paths).toSorted()).toEqual(names.map(ownPath).toSorted());
  });
});
