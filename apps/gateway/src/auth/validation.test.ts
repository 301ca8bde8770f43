import {
  calls,
  checkRegistrationField,
  checkText,
  normalizeMobileNumber,
  registrationFields,
  type RegistrationField,
} from '@livery/api/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContextOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { createMerchantDirectory } from '../http/merchantDirectory.ts';
import { homeDialingCode } from '../security/homeDialingCode.ts';
import { requireMobileNumber } from '../security/requireMobileNumber.ts';
import { merchantsDir } from '../testing/globalSetup.ts';
import { registrationBody } from '../testing/registrationBody.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { typedText } from '../testing/typedTexts.ts';
import { getValidationRules } from '../site/getValidationRules.ts';
import { registrationRules } from './registrationRules.ts';
import { requireValidRegistration } from './requireValidRegistration.ts';

const merchants = createMerchantDirectory(merchantsDir, () => {});
const merchant = merchants.find('aurora')!;
const rules = registrationRules(merchant);
/** A captcha is compared, not held against a rule. */
const fields = registrationFields.filter((name) => name !== 'captcha');
const bodyWith = (field: RegistrationField, typed: string) =>
  // A confirmation that differs, so that nobody is registered by a text that fits.
  registrationBody({ username: 'goodname', confirmPassword: 'another-7', [field]: typed });

/** Whether the gateway refuses a field, as it does with a request: by its schema, then by the rules. */
function isRefused(field: RegistrationField, typed: string): boolean {
  const read = v.safeParse(calls.register.body!, bodyWith(field, typed));
  if (!read.success) return read.issues.some((issue) => v.getDotPath(issue) === field);
  try {
    requireValidRegistration({ merchant, body: read.output } as ContextOf<'register'>);
    return false;
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    const { issues } = error.value as { issues: Array<{ path: string }> };
    return issues.some(({ path }) => path === `body.${field}`);
  }
}

describe.each(fields)('what is typed as %s', (field) => {
  test('[VAL-01] forms and gateway agree on each of 10,000 texts, and neither throws', () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        const problem = checkRegistrationField(field, typed, rules[field]!);
        expect(isRefused(field, typed)).toBe(problem !== undefined);
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);
});

describe('the rules of login', () => {
  test('[VAL-02] decide on each of 10,000 texts without an exception, by every rule', async () => {
    const all = Object.entries(await getValidationRules({ merchant } as ContextOf<'getValidationRules'>));
    fc.assert(
      fc.property(typedText, (typed) => {
        for (const [, rule] of all) checkText(typed, rule);
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);
});

test('[VAL-05] forms and gateway read the same mobile number from each of 10,000 texts', () => {
  const dialingCode = fc.constantFrom('', '880', '+880', '00880', '৮৮০', '44', 'BD', '0');
  fc.assert(
    fc.property(typedText, dialingCode, (mobileNum, countryDialingCode) => {
      const typed = { mobileNum, countryDialingCode };
      let required: string | undefined;
      try {
        required = requireMobileNumber(merchant, typed);
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
      }
      expect(required).toBe(normalizeMobileNumber(typed, homeDialingCode(merchant)));
    }),
    { numRuns: 10_000 },
  );
}, 120_000);

describe('over HTTP', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  test('[VAL-01] the gateway refuses what forms refuse, and nothing else, field by field', async () => {
    const rulesHere = registrationRules(merchants.find('padma')!);
    const sample = fc.sample(fc.tuple(fc.constantFrom(...fields), typedText), 300);
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
  ])('[VAL-05] a code goes to the number that was typed as %s', async (mobileNum, countryDialingCode) => {
    const reply = await gateway.call('sendSmsCode', {
      merchant: 'padma',
      body: { mobileNum, countryDialingCode, purpose: 'register' },
    });
    expect(reply.status).toBe(200);
  });
});
