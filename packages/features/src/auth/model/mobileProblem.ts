import { loadPhoneRules } from '@livery/ui/phone';

/** Keys of the sentences for what can be wrong with a mobile number. */
const problemKeys = { tooShort: 'mobileTooShort', tooLong: 'mobileTooLong', notMobile: 'mobileNotValid' } as const;

/**
 * Key of the sentence that says why digits are no mobile number of a country.
 * @returns undefined where they may be one, and where the country's rules can't be had: the gateway has the last word.
 */
export async function mobileProblem(dialingCode: string, digits: string) {
  try {
    const problem = (await loadPhoneRules(dialingCode)).problemOf(digits);
    return problem && problemKeys[problem];
  } catch {
    return undefined;
  }
}
