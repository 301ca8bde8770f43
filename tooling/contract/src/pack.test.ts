import { areas, type Call, type CallName, calls } from '@livery/api/contract';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { checkGateway } from './checkGateway.ts';
import { goodReply, type Report } from './report.ts';
import { callTable, type TableRow } from './testing/callTable.ts';
import { type EndpointArea, endpointAreas } from './testing/endpointAreas.ts';
import { merchantOf } from './testing/merchants.ts';

const gateway = inject('gateway');
let reports: Report[];
beforeAll(async () => {
  reports = [];
  // The merchants are checked one after the other. Simultaneous checks would hide side effects of a merchant's checks.
  for (const [code, other] of [
    ['padma', 'aurora'],
    ['everything', 'aurora'],
  ] as const) {
    reports.push(
      await checkGateway({
        gateway: gateway.url,
        merchant: merchantOf(code, gateway.merchantsDir),
        otherMerchant: merchantOf(other, gateway.merchantsDir),
      }),
    );
  }
}, 180_000);

const passed = (step?: string) =>
  new Set(
    reports.flatMap(({ findings }) =>
      findings
        .filter((finding) => finding.state === 'passed' && (step === undefined || finding.step === step))
        .map(({ call }) => call),
    ),
  );

test('our own gateway fulfils the contract for both crypto suites, once with every switch on', () => {
  expect(reports.flatMap(({ findings }) => findings.filter(({ state }) => state === 'failed'))).toEqual([]);
});

test('every call of the contract was checked at our gateway', () => {
  expect([...passed()].toSorted()).toEqual(Object.keys(calls).toSorted());
});

test('every call gets a good reply at some merchant, except those that a test cannot set up', () => {
  const answered = passed(goodReply);
  const never = Object.keys(calls).filter((name) => !answered.has(name as CallName));
  expect(never.toSorted()).toEqual([
    'answerDividendContract',
    'answerHourContract',
    'answerSalaryContract',
    'claimCashback',
    'socialLogin',
  ]);
});

test('every call with an effect, made 50 times at the same time, got only replies of the contract', () => {
  const idempotent = Object.values<Call>(calls).flatMap(({ name, isIdempotent }) => (isIdempotent ? [name] : []));
  expect([...passed('50 times at the same time')].toSorted()).toEqual(idempotent.toSorted());
});

test('every check that could not be made has a reason', () => {
  for (const { findings } of reports)
    for (const { state, line } of findings) expect(state === 'passed' || (line ?? '').length > 20).toBe(true);
});

/** Names of the fields that a call takes, in its query or body. */
function fieldsOf({ query, body }: Call): string[] {
  return [query, body].flatMap((schema) => Object.keys((schema as { entries?: object } | undefined)?.entries ?? {}));
}

describe('[API-01] the call table', () => {
  test.each(callTable.map((row): [string, TableRow] => [`${row.method} ${row.path}`, row]))(
    '%s takes its payload and gets a good reply',
    (_row, { method, path, name, payload = [], more = {} }) => {
      const call: Call = calls[name];
      expect(call).toMatchObject({ method, path, ...more });
      expect(fieldsOf(call)).toEqual(expect.arrayContaining([...payload]));
      expect(passed(goodReply)).toContain(name);
    },
  );
});

describe('[API-03] the areas that the endpoint table lists', () => {
  test.each(endpointAreas.map((one): [string, EndpointArea] => [one.what, one]))(
    '%s: the contract has the listed calls, and each gets a good reply',
    (_what, { endpoints }) => {
      for (const { method, path, name } of endpoints) {
        expect(calls[name]).toMatchObject({ method, path });
        expect(passed(goodReply)).toContain(name);
      }
    },
  );
});

test('the contract has these areas', () => {
  expect(Object.keys(areas).toSorted()).toEqual([
    'agent',
    'announcements',
    'auth',
    'deposit',
    'feedback',
    'games',
    'help',
    'liveModels',
    'lottery',
    'member',
    'messages',
    'promotions',
    'records',
    'saferPlay',
    'security',
    'service',
    'site',
    'wallet',
    'winners',
    'withdraw',
  ]);
});
