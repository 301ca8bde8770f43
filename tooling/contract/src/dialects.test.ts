import { type CallName, calls } from '@livery/api/contract';
import type { Dialect } from '@livery/merchant';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { checkGateway } from './checkGateway.ts';
import { goodReply, type Report } from './report.ts';
import { startDialectProxy } from './testing/dialectProxy.ts';
import { merchantOf } from './testing/merchants.ts';

const gateway = inject('gateway');

/** The published interface, with everything in another position than at our own gateway. */
const published: Dialect = {
  token: 'parameter',
  moduleId: 'payload',
  omitHeaders: [],
  renameHeaders: { Merchant: 'X-Brand', Encryption: 'X-Key', 'Idempotency-Key': 'X-Request' },
  encryptPasswordChange: false,
  // If a request names no purpose, our own gateway assumes the first of three.
  sendSmsPurpose: true,
  replies: 'bare',
};

/** Our own dialect without the headers that a gateway can do without. */
const withoutHeaders: Dialect = {
  token: 'header',
  moduleId: 'header',
  omitHeaders: ['Device', 'Idempotency-Key', 'Language', 'Merchant'],
  renameHeaders: {},
  encryptPasswordChange: true,
  sendSmsPurpose: true,
  replies: 'envelope',
};

describe.each([
  ['with tokens and modules in the payload, renamed headers and bare replies', published],
  ['without optional headers', withoutHeaders],
] as const)('a gateway %s', (_title, dialect) => {
  let report: Report;
  beforeAll(async () => {
    const ownMerchants = ['everything', 'aurora'].map((code) => merchantOf(code, gateway.merchantsDir));
    const proxy = await startDialectProxy(gateway.url, ownMerchants, dialect);
    const [merchant, otherMerchant] = proxy.merchants;
    report = await checkGateway({ gateway: proxy.url, merchant: merchant!, otherMerchant });
    await proxy.close();
  }, 180_000);

  test('fulfils the contract', () => {
    expect(report.findings.filter(({ state }) => state === 'failed')).toEqual([]);
  });

  test('gets a check of every call', () => {
    const passed = new Set(report.findings.filter(({ state }) => state === 'passed').map(({ call }) => call));
    expect([...passed].toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  test('has a good reply to calls with money, passwords, forms and modules', () => {
    const good = report.findings.filter(({ state, step }) => state === 'passed' && step === goodReply);
    const names: CallName[] = [
      'changePassword',
      'register',
      'sendFeedback',
      'setHeadIcon',
      'transfer',
      'getMemberInfo',
    ];
    expect(good.map(({ call }) => call)).toEqual(expect.arrayContaining(names));
  });
});
