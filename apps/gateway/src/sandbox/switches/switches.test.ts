import type { CallName } from '@livery/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Context } from 'hono';
import type { Database } from '../../db/connect.ts';
import { createMerchantDirectory } from '../../http/merchantDirectory.ts';
import { merchantsDir } from '../../testing/globalSetup.ts';
import { startTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { createFaultInjector } from './injectFaults.ts';
import type { SwitchCache } from './switchCache.ts';

const testMerchant = createMerchantDirectory(merchantsDir, () => {}).find('aurora')!;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => ask('DELETE'));
afterAll(() => gateway.close());

const json = { 'Content-Type': 'application/json' };
async function ask(method: 'PUT' | 'DELETE', body?: object, query = '') {
  const reply = await fetch(`${gateway.url}/sandbox/switches${query}`, {
    method,
    ...(body && { headers: json, body: JSON.stringify(body) }),
  });
  return {
    status: reply.status,
    envelope: (await reply.json()) as { success: boolean; code?: string; value: unknown },
  };
}
async function set(body: object) {
  expect(await ask('PUT', body)).toMatchObject({ status: 200, envelope: { success: true } });
}
const raw = (path = '/wps/system/template', headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${path}`, { headers: { Merchant: 'aurora', ...headers } });
const codeOf = async (name: CallName, merchant = 'aurora') => {
  const { status, code } = await gateway.call(name, { merchant });
  return [status, code];
};

describe('what can be injected', () => {
  test('latency, fixed and between two bounds', async () => {
    for (const delay of [
      { fromMs: 120, toMs: undefined },
      { fromMs: 120, toMs: 160 },
    ]) {
      const pauses: number[] = [];
      const switches: SwitchCache = {
        at: async () => ({ latency: { kind: 'latency', ...delay } }),
        forget: () => {},
      };
      const inject = createFaultInjector({} as Database, switches, async (ms) => pauses.push(ms));
      const context = { req: { header: () => undefined } } as unknown as Context;
      const target = { merchant: testMerchant, name: 'getTemplate' } as const;
      expect(await inject(target, async () => new Response('answered'), context)).toHaveProperty('status', 200);
      expect(pauses).toHaveLength(1);
      expect(pauses[0]).toBeGreaterThanOrEqual(120);
      expect(pauses[0]).toBeLessThanOrEqual(delay.toMs ?? 120);
      await set({ kind: 'latency', call: 'getTemplate', fromMs: 1, toMs: 2 });
      expect((await gateway.call('getTemplate')).status).toBe(200);
    }
  });

  test.each([
    ['MAINTENANCE', 503],
    ['TOO_MANY', 429],
    ['INTERNAL', 500],
    ['SESSION_INVALID', 401],
    ['FUNDS_INSUFFICIENT', 409],
    ['REGION_RESTRICTED', 451],
  ])('a failure code: %s with %i', async (outcome, status) => {
    await set({ kind: 'failure', call: 'getTemplate', outcome });
    expect(await codeOf('getTemplate')).toEqual([status, outcome]);
  });

  test('a rate limit says how long to wait', async () => {
    await set({ kind: 'failure', outcome: 'TOO_MANY' });
    expect((await raw()).headers.get('Retry-After')).toBe('30');
  });

  test('a page of HTML with 500', async () => {
    await set({ kind: 'failure', outcome: 'HTTP_500_HTML' });
    const reply = await raw();
    expect([reply.status, reply.headers.get('Content-Type')]).toEqual([500, 'text/html; charset=utf-8']);
    expect(await reply.text()).toContain('<h1>');
  });

  test('a connection that is cut', async () => {
    await set({ kind: 'failure', call: 'getTemplate', outcome: 'CONNECTION_CUT' });
    await expect(raw()).rejects.toThrow('fetch failed');
    expect((await raw('/wps/system/client')).status).toBe(200);
  });

  test('after its effect: the call is done and only its reply lost', async () => {
    const token = await gateway.tokenOf('demo1');
    await set({ kind: 'failure', call: 'logout', outcome: 'CONNECTION_CUT', when: 'after' });
    await expect(gateway.call('logout', { token })).rejects.toThrow('fetch failed');
    expect((await gateway.call('getMemberInfo', { token })).code).toBe('SESSION_INVALID');
  });

  test.each([
    ['nullValue', '{"success":true,"value":null}'],
    ['wrongType', '{"success":true,"value":{"mem_cen":12.5,"dep_func":"0"}}'],
    ['missingField', '{"success":true,"value":{"dep_func":"0"}}'],
    ['truncated', '{"success":true,"value":{"me'],
    ['empty', ''],
    ['successFalse', '{"success":false}'],
  ])('a malformed reply with 200: %s', async (shape, text) => {
    await set({ kind: 'malformed', call: 'getTemplate', shape });
    const reply = await raw();
    expect([reply.status, await reply.text()]).toEqual([200, text]);
  });

  test('HTML in place of a reply, with 200', async () => {
    await set({ kind: 'malformed', shape: 'html' });
    const reply = await raw();
    expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await reply.text()).toMatch(/^<!doctype html>/);
  });

  test('a field that may be missing is not the one left out', async () => {
    await set({ kind: 'malformed', call: 'getRegistrationConfig', shape: 'missingField' });
    const { value } = (await (await raw('/wps/relay/MCS2_registerSetting')).json()) as { value: { username: object } };
    expect(value.username).toEqual({ required: true, minLength: 4, maxLength: 16, pattern: expect.any(String) });
  });

  test('a failed reply keeps its envelope where only values are changed', async () => {
    await set({ kind: 'malformed', call: 'getMemberInfo', shape: 'nullValue' });
    expect(await codeOf('getMemberInfo')).toEqual([401, 'SESSION_MISSING']);
  });

  test.each([
    ['maintenance', 503, 'MAINTENANCE'],
    ['regionRestriction', 451, 'REGION_RESTRICTED'],
  ])(
    '%s of a merchant: its status says so, its other calls are refused, other merchants are not',
    async (kind, status, code) => {
      await set({ kind, merchant: 'aurora' });
      expect((await gateway.call('getSystemStatus')).value).toMatchObject({
        maintenance: kind === 'maintenance',
        regionRestriction: kind === 'regionRestriction',
      });
      expect(await codeOf('getTemplate')).toEqual([status, code]);
      expect(await codeOf('getMemberInfo')).toEqual([status, code]);
      expect((await gateway.call('getSystemStatus', { merchant: 'padma' })).value).toMatchObject({
        maintenance: false,
        regionRestriction: false,
      });
      expect(await codeOf('getTemplate', 'padma')).toEqual([200, '']);
    },
  );
});

describe('a caller who injects a closure for itself alone', () => {
  const asked = (name: CallName, site: string) => gateway.call(name, { headers: { 'Sandbox-Site': site } });

  test.each([
    ['maintenance', 503, 'MAINTENANCE'],
    ['regionRestriction', 451, 'REGION_RESTRICTED'],
  ])('%s by header: shown by the status, refused elsewhere, and nobody else notices', async (state, status, code) => {
    expect((await asked('getSystemStatus', state)).value).toMatchObject({
      maintenance: state === 'maintenance',
      regionRestriction: state === 'regionRestriction',
    });
    expect(await asked('getTemplate', state)).toMatchObject({ status, code });
    expect((await gateway.call('getSystemStatus')).value).toMatchObject({
      maintenance: false,
      regionRestriction: false,
    });
    expect(await codeOf('getTemplate')).toEqual([200, '']);
  });

  test('whoever is shut out by a region still learns its own and the way to customer service, but not during maintenance', async () => {
    for (const name of ['getClientInfo', 'getCustomerService'] as const) {
      expect(await asked(name, 'regionRestriction')).toMatchObject({ status: 200 });
      expect(await asked(name, 'regionRestriction, maintenance')).toMatchObject({ code: 'MAINTENANCE' });
    }
  });

  test('both at once: maintenance is what refuses', async () => {
    expect((await asked('getSystemStatus', 'regionRestriction, maintenance')).value).toMatchObject({
      maintenance: true,
      regionRestriction: true,
    });
    expect(await asked('getTemplate', 'regionRestriction, maintenance')).toMatchObject({ code: 'MAINTENANCE' });
  });

  test('a word that is no state has no effect', async () => {
    expect(await asked('getTemplate', 'holiday')).toMatchObject({ status: 200 });
  });
});

describe('where it counts', () => {
  test('per call and per merchant', async () => {
    await set({ kind: 'failure', merchant: 'padma', call: 'getTemplate', outcome: 'INTERNAL' });
    expect(await codeOf('getTemplate', 'padma')).toEqual([500, 'INTERNAL']);
    expect(await codeOf('getTemplate', 'aurora')).toEqual([200, '']);
    expect(await codeOf('getClientInfo', 'padma')).toEqual([200, '']);
  });

  test('of several of a kind the closest: call and merchant, then call, then merchant, then every', async () => {
    await set({ kind: 'failure', outcome: 'INTERNAL' });
    await set({ kind: 'failure', merchant: 'aurora', outcome: 'NOT_ALLOWED' });
    await set({ kind: 'failure', call: 'getTemplate', outcome: 'TOO_MANY' });
    await set({ kind: 'failure', merchant: 'aurora', call: 'getTemplate', outcome: 'NOT_FOUND' });
    expect(await codeOf('getTemplate')).toEqual([404, 'NOT_FOUND']);
    expect(await codeOf('getTemplate', 'padma')).toEqual([429, 'TOO_MANY']);
    expect(await codeOf('getClientInfo')).toEqual([403, 'NOT_ALLOWED']);
    expect(await codeOf('getClientInfo', 'padma')).toEqual([500, 'INTERNAL']);
  });

  test('a path that a merchant gave the call, and one nobody has', async () => {
    await set({ kind: 'failure', outcome: 'INTERNAL' });
    expect((await raw('/no/such/path')).status).toBe(404);
  });
});

describe('how often', () => {
  test('every third time, exactly, and anew once set again', async () => {
    const three = async () => [(await raw()).status, (await raw()).status, (await raw()).status];
    await set({ kind: 'failure', call: 'getTemplate', outcome: 'INTERNAL', every: 3 });
    expect([...(await three()), ...(await three())]).toEqual([200, 200, 500, 200, 200, 500]);
    await raw();
    await set({ kind: 'failure', call: 'getTemplate', outcome: 'INTERNAL', every: 3 });
    expect(await three()).toEqual([200, 200, 500]);
  });

  test.each([
    [0, 200],
    [1, 500],
  ])('a share of %d', async (share, status) => {
    await set({ kind: 'failure', outcome: 'INTERNAL', share });
    for (let i = 0; i < 5; i++) expect((await raw()).status).toBe(status);
  });
});

describe('the switches themselves', () => {
  test('a gateway that starts later on the same database applies them too, and a running one notices a change', async () => {
    await set({ kind: 'failure', call: 'getTemplate', outcome: 'INTERNAL', every: 2 });
    const other = await startTestGateway({ databaseUrl: gateway.databaseUrl });
    // The count is one for both.
    expect([(await gateway.call('getTemplate')).status, (await other.call('getTemplate')).status]).toEqual([200, 500]);
    await ask('DELETE');
    await vi.waitFor(
      async () => {
        expect([(await other.call('getTemplate')).status, (await other.call('getTemplate')).status]).toEqual([
          200, 200,
        ]);
      },
      { timeout: 5_000 },
    );
    await other.close();
  });

  test('are listed, replaced in their place and removed one by one', async () => {
    await set({ kind: 'latency', call: 'getTemplate', fromMs: 10 });
    await set({ kind: 'latency', call: 'getTemplate', fromMs: 20 });
    await set({ kind: 'maintenance', merchant: 'padma' });
    const listed = async () =>
      ((await (await fetch(`${gateway.url}/sandbox/switches`)).json()) as { value: unknown }).value;
    expect(await listed()).toEqual([
      { kind: 'latency', call: 'getTemplate', fromMs: 20 },
      { kind: 'maintenance', merchant: 'padma' },
    ]);
    await ask('DELETE', undefined, '?kind=latency&call=getTemplate');
    expect(await listed()).toEqual([{ kind: 'maintenance', merchant: 'padma' }]);
    expect((await ask('DELETE')).envelope.value).toEqual([]);
  });

  test.each([
    [{ kind: 'latency' }, 'fromMs'],
    [{ kind: 'latency', fromMs: -1 }, 'fromMs'],
    [{ kind: 'noise' }, 'kind'],
    [{ kind: 'failure', outcome: 'OOPS' }, 'outcome'],
    [{ kind: 'failure', outcome: 'INTERNAL', share: 2 }, 'share'],
    [{ kind: 'failure', outcome: 'INTERNAL', call: 'getNothing' }, 'call'],
    [{ kind: 'malformed', shape: 'odd' }, 'shape'],
    [{ kind: 'maintenance', call: 'getTemplate' }, 'call'],
    [{ kind: 'maintenance', merchant: '../x' }, 'merchant'],
    [{ kind: 'maintenance', merchant: 'arora' }, 'merchant'],
  ])('%o is refused by its "%s"', async (body, field) => {
    const { status, envelope } = await ask('PUT', body);
    expect([status, envelope.code]).toEqual([400, 'REQUEST_INVALID']);
    expect(envelope.value).toMatchObject({ issues: [{ path: `body.${field}` }] });
  });

  test.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['a list', '[]'],
  ])('%s is refused', async (_what, body) => {
    const reply = await fetch(`${gateway.url}/sandbox/switches`, { method: 'PUT', headers: json, body });
    expect(reply.status).toBe(400);
  });

  test('a place without a kind names nothing', async () => {
    expect((await ask('DELETE', undefined, '?call=getTemplate')).status).toBe(400);
    expect((await ask('DELETE', undefined, '?kind=noise')).status).toBe(400);
  });
});

describe('the page', () => {
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/sandbox/switches/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
      redirect: 'manual',
    });
  const page = async (query = '') => (await fetch(`${gateway.url}/sandbox${query}`)).text();

  test('sets a switch by its form, shows it, and removes it', async () => {
    const reply = await post('set', {
      kind: 'latency',
      merchant: 'padma',
      call: 'getTemplate',
      fromMs: '15',
      toMs: '',
    });
    expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/sandbox']);
    expect(await page()).toContain('15 ms late');
    await post('remove', { kind: 'latency', merchant: 'padma', call: 'getTemplate' });
    expect(await page()).toContain('No switch is set');
  });

  test('says what does not fit, escaped', async () => {
    const reply = await post('set', { kind: 'latency', fromMs: 'soon' });
    expect(reply.headers.get('Location')).toContain('problem=fromMs');
    expect(await page('?problem=<script>')).toContain('&lt;script&gt;');
  });

  test('removes all', async () => {
    await set({ kind: 'maintenance' });
    await set({ kind: 'regionRestriction' });
    await post('remove', {});
    expect(await page()).toContain('No switch is set');
  });

  test('runs no script and fits its policy', async () => {
    const reply = await fetch(`${gateway.url}/sandbox`);
    expect(reply.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(await reply.text()).not.toMatch(/<script|<style| style=| on\w+=/);
    const css = await fetch(`${gateway.url}/sandbox/sandbox.css`);
    expect([css.status, css.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8']);
  });

  test.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['same', 303],
  ])('a form on a page of %s: %i', async (origin, status) => {
    const reply = await post(
      'set',
      { kind: 'maintenance', merchant: 'padma' },
      { Origin: origin === 'same' ? gateway.url : origin },
    );
    expect(reply.status).toBe(status);
    if (status === 403) expect(await reply.json()).toMatchObject({ success: false, code: 'NOT_ALLOWED' });
  });
});
