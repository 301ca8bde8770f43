import type { CallName } from '@livery/api/contract';
import { describe, expect, test } from 'vitest';
import type { Context } from 'hono';
import type { Database } from '../../db/connect.ts';
import { createMerchantDirectory } from '../../http/merchantDirectory.ts';
import { merchantsDir } from '../../testing/globalSetup.ts';
import { switchedGateway } from '../../testing/switchedGateway.ts';
import { createFaultInjector } from './injectFaults.ts';
import type { SwitchCache } from './switchCache.ts';

const { askRaw, codeOf, gateway, setSwitch } = switchedGateway();

const testMerchant = createMerchantDirectory(merchantsDir, () => {}).find('aurora')!;

describe('injected faults', () => {
  test('latency is fixed or between two bounds', async () => {
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
      await setSwitch({ kind: 'latency', call: 'getTemplate', fromMs: 1, toMs: 2 });
      expect((await gateway().call('getTemplate')).status).toBe(200);
    }
  });

  test.each([
    ['MAINTENANCE', 503],
    ['TOO_MANY', 429],
    ['INTERNAL', 500],
    ['SESSION_INVALID', 401],
    ['FUNDS_INSUFFICIENT', 409],
    ['REGION_RESTRICTED', 451],
  ])('the failure code %s is returned with %i', async (outcome, status) => {
    await setSwitch({ kind: 'failure', call: 'getTemplate', outcome });
    expect(await codeOf('getTemplate')).toEqual([status, outcome]);
  });

  test('a rate limit returns the wait time', async () => {
    await setSwitch({ kind: 'failure', outcome: 'TOO_MANY' });
    expect((await askRaw()).headers.get('Retry-After')).toBe('30');
  });

  test('an HTML page is returned with 500', async () => {
    await setSwitch({ kind: 'failure', outcome: 'HTTP_500_HTML' });
    const reply = await askRaw();
    expect([reply.status, reply.headers.get('Content-Type')]).toEqual([500, 'text/html; charset=utf-8']);
    expect(await reply.text()).toContain('<h1>');
  });

  test('a connection is cut', async () => {
    await setSwitch({ kind: 'failure', call: 'getTemplate', outcome: 'CONNECTION_CUT' });
    await expect(askRaw()).rejects.toThrow('fetch failed');
    expect((await askRaw('/wps/system/client')).status).toBe(200);
  });

  test('after its effect: the call succeeds and only its reply is lost', async () => {
    const token = await gateway().tokenOf('demo1');
    await setSwitch({ kind: 'failure', call: 'logout', outcome: 'CONNECTION_CUT', when: 'after' });
    await expect(gateway().call('logout', { token })).rejects.toThrow('fetch failed');
    expect((await gateway().call('getMemberInfo', { token })).code).toBe('SESSION_INVALID');
  });

  test.each([
    ['nullValue', '{"success":true,"value":null}'],
    ['wrongType', '{"success":true,"value":{"mem_cen":12.5,"dep_func":"0"}}'],
    ['missingField', '{"success":true,"value":{"dep_func":"0"}}'],
    ['truncated', '{"success":true,"value":{"me'],
    ['empty', ''],
    ['successFalse', '{"success":false}'],
  ])('a malformed reply is returned with 200: %s', async (shape, text) => {
    await setSwitch({ kind: 'malformed', call: 'getTemplate', shape });
    const reply = await askRaw();
    expect([reply.status, await reply.text()]).toEqual([200, text]);
  });

  test('HTML is returned in place of a reply, with 200', async () => {
    await setSwitch({ kind: 'malformed', shape: 'html' });
    const reply = await askRaw();
    expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await reply.text()).toMatch(/^<!doctype html>/);
  });

  test('an optional field is not the missing field', async () => {
    await setSwitch({ kind: 'malformed', call: 'getRegistrationConfig', shape: 'missingField' });
    const { value } = (await (await askRaw('/wps/relay/MCS2_registerSetting')).json()) as {
      value: { username: object };
    };
    expect(value.username).toEqual({ required: true, minLength: 4, maxLength: 16, pattern: expect.any(String) });
  });

  test('a failed reply keeps its envelope if only values are changed', async () => {
    await setSwitch({ kind: 'malformed', call: 'getMemberInfo', shape: 'nullValue' });
    expect(await codeOf('getMemberInfo')).toEqual([401, 'SESSION_MISSING']);
  });

  test.each([
    ['maintenance', 503, 'MAINTENANCE'],
    ['regionRestriction', 451, 'REGION_RESTRICTED'],
  ])(
    '%s of a merchant is in its status and rejects its other calls, but not those of other merchants',
    async (kind, status, code) => {
      await setSwitch({ kind, merchant: 'aurora' });
      expect((await gateway().call('getSystemStatus')).value).toMatchObject({
        maintenance: kind === 'maintenance',
        regionRestriction: kind === 'regionRestriction',
      });
      expect(await codeOf('getTemplate')).toEqual([status, code]);
      expect(await codeOf('getMemberInfo')).toEqual([status, code]);
      expect((await gateway().call('getSystemStatus', { merchant: 'padma' })).value).toMatchObject({
        maintenance: false,
        regionRestriction: false,
      });
      expect(await codeOf('getTemplate', 'padma')).toEqual([200, '']);
    },
  );
});

describe('a closure for one caller', () => {
  const asked = (name: CallName, site: string) => gateway().call(name, { headers: { 'Sandbox-Site': site } });

  test.each([
    ['maintenance', 503, 'MAINTENANCE'],
    ['regionRestriction', 451, 'REGION_RESTRICTED'],
  ])(
    '%s by header: reported by the status, rejected elsewhere, and other callers are not affected',
    async (state, status, code) => {
      expect((await asked('getSystemStatus', state)).value).toMatchObject({
        maintenance: state === 'maintenance',
        regionRestriction: state === 'regionRestriction',
      });
      expect(await asked('getTemplate', state)).toMatchObject({ status, code });
      expect((await gateway().call('getSystemStatus')).value).toMatchObject({
        maintenance: false,
        regionRestriction: false,
      });
      expect(await codeOf('getTemplate')).toEqual([200, '']);
    },
  );

  test('a caller in a closed region gets client info and customer service, but not during maintenance', async () => {
    for (const name of ['getClientInfo', 'getCustomerService'] as const) {
      expect(await asked(name, 'regionRestriction')).toMatchObject({ status: 200 });
      expect(await asked(name, 'regionRestriction, maintenance')).toMatchObject({ code: 'MAINTENANCE' });
    }
  });

  test('with both closures, calls are rejected with MAINTENANCE', async () => {
    expect((await asked('getSystemStatus', 'regionRestriction, maintenance')).value).toMatchObject({
      maintenance: true,
      regionRestriction: true,
    });
    expect(await asked('getTemplate', 'regionRestriction, maintenance')).toMatchObject({ code: 'MAINTENANCE' });
  });

  test('an unknown word has no effect', async () => {
    expect(await asked('getTemplate', 'holiday')).toMatchObject({ status: 200 });
  });
});

describe('scope', () => {
  test('a switch applies per call and per merchant', async () => {
    await setSwitch({ kind: 'failure', merchant: 'padma', call: 'getTemplate', outcome: 'INTERNAL' });
    expect(await codeOf('getTemplate', 'padma')).toEqual([500, 'INTERNAL']);
    expect(await codeOf('getTemplate', 'aurora')).toEqual([200, '']);
    expect(await codeOf('getClientInfo', 'padma')).toEqual([200, '']);
  });

  test('the most specific switch wins: call and merchant, then call, then merchant, then all', async () => {
    await setSwitch({ kind: 'failure', outcome: 'INTERNAL' });
    await setSwitch({ kind: 'failure', merchant: 'aurora', outcome: 'NOT_ALLOWED' });
    await setSwitch({ kind: 'failure', call: 'getTemplate', outcome: 'TOO_MANY' });
    await setSwitch({ kind: 'failure', merchant: 'aurora', call: 'getTemplate', outcome: 'NOT_FOUND' });
    expect(await codeOf('getTemplate')).toEqual([404, 'NOT_FOUND']);
    expect(await codeOf('getTemplate', 'padma')).toEqual([429, 'TOO_MANY']);
    expect(await codeOf('getClientInfo')).toEqual([403, 'NOT_ALLOWED']);
    expect(await codeOf('getClientInfo', 'padma')).toEqual([500, 'INTERNAL']);
  });

  test('an unknown path is not affected', async () => {
    await setSwitch({ kind: 'failure', outcome: 'INTERNAL' });
    expect((await askRaw('/no/such/path')).status).toBe(404);
  });
});

describe('frequency', () => {
  test('every third time exactly, and the count restarts when the switch is set again', async () => {
    const three = async () => [(await askRaw()).status, (await askRaw()).status, (await askRaw()).status];
    await setSwitch({ kind: 'failure', call: 'getTemplate', outcome: 'INTERNAL', every: 3 });
    expect([...(await three()), ...(await three())]).toEqual([200, 200, 500, 200, 200, 500]);
    await askRaw();
    await setSwitch({ kind: 'failure', call: 'getTemplate', outcome: 'INTERNAL', every: 3 });
    expect(await three()).toEqual([200, 200, 500]);
  });

  test.each([
    [0, 200],
    [1, 500],
  ])('a share of %d is applied', async (share, status) => {
    await setSwitch({ kind: 'failure', outcome: 'INTERNAL', share });
    for (let i = 0; i < 5; i++) expect((await askRaw()).status).toBe(status);
  });
});
