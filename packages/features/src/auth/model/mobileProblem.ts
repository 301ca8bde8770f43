import { normalizeMobileNumber } from '@livery/api/contract';
import { loadPhoneRules } from '@livery/ui/phone';

/** Text keys of the problems of a mobile number. */
const problemKeys = { tooShort: 'mobileTooShort', tooLong: 'mobileTooLong', notMobile: 'mobileNotValid' } as const;

/**
 * Returns the text key of the reason why digits are no mobile number of a country. It uses the country's rules or, if
 * these cannot be loaded, the gateway's own rules.
 * @returns undefined if the digits may be a mobile number.
 */
export async function mobileProblem(dialingCode: string, digits: string) {
  try {
    const problem = (await loadPhoneRules(dialingCode)).problemOf(digits);
    if (problem !== undefined) return problemKeys[problem];
  } catch {
    // The rules of countries are a separate chunk, which may fail to load.
  }
  const isNumber = normalizeMobileNumber({ mobileNum: digits, countryDialingCode: dialingCode }, '') !== undefined;
  return isNumber ? undefined : 'mobileNotValid';
}
