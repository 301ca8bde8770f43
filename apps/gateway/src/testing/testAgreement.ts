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
import { describe, expect, test } from 'vitest';
import { registrationRules } from '../auth/registrationRules.ts';
import { requireValidRegistration } from '../auth/requireValidRegistration.ts';
import type { ContextOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { createMerchantDirectory } from '../http/merchantDirectory.ts';
import { homeDialingCode } from '../security/homeDialingCode.ts';
import { requireMobileNumber } from '../security/requireMobileNumber.ts';
import { getValidationRules } from '../site/getValidationRules.ts';
import { merchantsDir } from './globalSetup.ts';
import { registrationBody } from './registrationBody.ts';
import { typedText } from './typedTexts.ts';

export const merchants = createMerchantDirectory(merchantsDir, () => {});
const merchant = merchants.find('aurora')!;
const rules = registrationRules(merchant);
/** Fields with a rule. A captcha is compared with its solution. */
export const ruledFields = registrationFields.filter((name) => name !== 'captcha');
/** A registration with a text in one field. */
export const bodyWith = (field: RegistrationField, typed: string) =>
  // The confirmation differs from the password, so that the gateway registers no account even if the text is valid.
  registrationBody({ username: 'goodname', confirmPassword: 'another-7', [field]: typed });

/** Whether the gateway rejects the text in a field. As for a request, it checks the schema first and then the rules. */
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

/**
 * Declares the tests that forms and gateway validate texts by the same rules.
 * @param count number of random texts for each field
 */
export function testAgreement(count: number): void {
  const texts = `${count.toLocaleString('en')} texts`;

  describe.each(ruledFields)('a text in the field %s', (field) => {
    test(`[VAL-01] forms and gateway agree on each of ${texts}, and neither throws`, () => {
      fc.assert(
        fc.property(typedText, (typed) => {
          const problem = checkRegistrationField(field, typed, rules[field]!);
          expect(isRefused(field, typed)).toBe(problem !== undefined);
        }),
        { numRuns: count },
      );
    }, 120_000);
  });

  describe('the rules of login', () => {
    test(`[VAL-02] accept or reject each of ${texts} without an exception, for every rule`, async () => {
      const all = Object.entries(await getValidationRules({ merchant } as ContextOf<'getValidationRules'>));
      fc.assert(
        fc.property(typedText, (typed) => {
          for (const [, rule] of all) checkText(typed, rule);
        }),
        { numRuns: count },
      );
    }, 120_000);
  });

  test(`[VAL-05] forms and gateway read the same mobile number from each of ${texts}`, () => {
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
      { numRuns: count },
    );
  }, 120_000);
}
