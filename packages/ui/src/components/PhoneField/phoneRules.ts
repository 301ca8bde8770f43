import {
  AsYouType,
  type MetadataJson,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core';

/** Why a number can't be a mobile number of its country. */
export type PhoneProblem = 'tooShort' | 'tooLong' | 'notMobile';

/** What is known of the numbers behind one dialling code. Numbers are national, in digits, with or without a leading 0. */
export interface PhoneRules {
  /** In the groups that people of that country write it in: 1712 345678. As far as it is typed. */
  grouped: (digits: string) => string;
  /** What is wrong with it, if anything. */
  problemOf: (digits: string) => PhoneProblem | undefined;
  /** The whole number, such as +8801712345678, without the 0 that is dialled only within the country. */
  international: (digits: string) => string | undefined;
}

const zones = import.meta.glob<MetadataJson>('./generated/zone-*.json', { import: 'default' });

/** Fetches the rules behind a dialling code, such as "880", and the library that reads them. */
export async function loadPhoneRules(dialingCode: string): Promise<PhoneRules> {
  const zone = await zones[`./generated/zone-${dialingCode.charAt(0)}.json`]?.();
  if (zone === undefined)
    throw new Error(`No country has the dialling code "${dialingCode}". It is digits without a plus, such as 880.`);
  return phoneRules(dialingCode, zone);
}

export function phoneRules(dialingCode: string, zone: MetadataJson): PhoneRules {
  const whole = (digits: string) => `+${dialingCode}${digits}`;
  return {
    grouped: (digits) => afterDigits(new AsYouType(undefined, zone).input(whole(digits)), dialingCode.length),
    problemOf: (digits) => {
      const length = validatePhoneNumberLength(whole(digits), zone);
      if (length === 'TOO_SHORT' || length === 'NOT_A_NUMBER') return 'tooShort';
      if (length === 'TOO_LONG') return 'tooLong';
      return parsePhoneNumberFromString(whole(digits), zone)?.isValid() === true ? undefined : 'notMobile';
    },
    international: (digits) => parsePhoneNumberFromString(whole(digits), zone)?.number,
  };
}

/** What follows the first so many digits, and the blanks behind them. */
function afterDigits(text: string, count: number): string {
  return text.replace(new RegExp(`^(?:\\D*\\d){${count}}\\D*`), '');
}
