import { normalizeMobileNumber } from '@livery/api/contract';
import { loadPhoneRules } from '@livery/ui/phone';

/** Keys of the sentences for what can be wrong with a mobile number. */
const problemKeys = { tooShort: 'mobileTooShort', tooLong: 'mobileTooLong', notMobile: 'mobileNotValid' } as const;

/**
 * Key of the sentence that says why digits are no mobile number of a country: by the country's rules and, where those can't be
 * had, by the gateway's own.
 * @returns undefined where they may be one.
 */
export async function mobileProblem(dialingCode: string, digits: string) {
  try {
    const problem = (await loadPhoneRules(dialingCode)).problemOf(digits);
    if (problem !== undefined) return problemKeys[problem];
  } catch {
    // The rules of countries are code of their own, which may fail to load.
  }
  const isNumber = normalizeMobileNumber({ mobileNum: digits, countryDialingCode: dialingCode }, '') !== undefined;
  return isNumber ? undefined : 'mobileNotValid';
}
