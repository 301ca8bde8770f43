import { checkRegistrationField } from '@livery/api/contract';
import { times } from '@livery/config/sample';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyWith, merchants, ruledFields, testAgreement } from '../testing/testAgreement.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { typedText } from '../testing/typedTexts.ts';
import { registrationRules } from './registrationRules.ts';

// Few texts, because `manyTexts.test.ts` checks 10,000 texts.
testAgreement(times(50, 500));

describe('over HTTP', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  test('[VAL-01] the gateway rejects exactly the texts that forms reject, field by field', async () => {
    const rulesHere = registrationRules(merchants.find('padma')!);
    const sample = fc.sample(fc.tuple(fc.constantFrom(...ruledFields), typedText), times(40, 300));
    for (const [field, typed] of sample.filter(([, text]) => text.length < 2_000)) {
      const reply = await gateway.call('register', { merchant: 'padma', body: bodyWith(field, typed) });
      expect([reply.status, reply.code]).toEqual([400, 'REQUEST_INVALID']);
      const { issues } = reply.envelope.value as { issues: Array<{ path: string }> };
      const refused = issues.some(({ path }) => path === `body.${field}` || path === 'body');
      const problem = checkRegistrationField(field, typed, rulesHere[field]!);
      expect([field, typed, refused]).toEqual([field, typed, problem !== undefined]);
    }
  }, 120_000);

  test.each([
    ['০১৭১২০০০১০১', '880'],
    ['+880 1712-000 102', ''],
    ['(0)1712 000103', '+880'],
    ['００８８０１７１２０００１０４', '880'],
  ])('[VAL-05] a code is sent to the number that was typed as %s', async (mobileNum, countryDialingCode) => {
    const reply = await gateway.call('sendSmsCode', {
      merchant: 'padma',
      body: { mobileNum, countryDialingCode, purpose: 'register' },
    });
    expect(reply.status).toBe(200);
  });
});
