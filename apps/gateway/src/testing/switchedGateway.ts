import type { CallName } from '@livery/api/contract';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { startTestGateway, type TestGateway } from './testGateway.ts';

export const json = { 'Content-Type': 'application/json' };

/**
 * A gateway for the tests of a file, and functions that set its switches. Switches are off at the start of each test.
 */
export function switchedGateway() {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  beforeEach(() => askSwitches('DELETE'));
  afterAll(() => gateway.close());

  /** Sends a request to the address of the switches. */
  async function askSwitches(method: 'PUT' | 'DELETE', body?: object, query = '') {
    const reply = await fetch(`${gateway.url}/sandbox/switches${query}`, {
      method,
      ...(body && { headers: json, body: JSON.stringify(body) }),
    });
    return {
      status: reply.status,
      envelope: (await reply.json()) as { success: boolean; code?: string; value: unknown },
    };
  }

  return {
    gateway: () => gateway,
    askSwitches,
    setSwitch: async (body: object) => {
      expect(await askSwitches('PUT', body)).toMatchObject({ status: 200, envelope: { success: true } });
    },
    /** Sends a request like a page of aurora and returns the raw reply. */
    askRaw: (path = '/wps/system/template', headers: Record<string, string> = {}) =>
      fetch(`${gateway.url}${path}`, { headers: { Merchant: 'aurora', ...headers } }),
    /** Status and code of a call's reply. */
    codeOf: async (name: CallName, merchant = 'aurora') => {
      const { status, code } = await gateway.call(name, { merchant });
      return [status, code];
    },
  };
}
