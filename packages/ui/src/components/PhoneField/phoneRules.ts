import {
  AsYouType,
  type MetadataJson,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core';

/** Why a number can't be a mobile number of its country. */
export type PhoneProblem = 'tooShort' | 'tooLong' | 'notMobile';

/** Rules for the numbers of one dialling code. Numbers are national, in digits, with or without a leading 0. */
export interface PhoneRules {
  /** Groups a number in the country's format: 1712 345678. The number may be incomplete. */
  grouped: (digits: string) => string;
  /** The problem of the number, if there is one. */
  problemOf: (digits: string) => PhoneProblem | undefined;
  /** The complete number, for example +8801712345678, without the 0 that is dialled only within the country. */
  international: (digits: string) => string | undefined;
}

const zones = import.meta.glob<MetadataJson>('./generated/zone-*.json', { import: 'default' });

/** Loads the rules for a dialling code, for example "880", and the library that reads them. */
export async function loadPhoneRules(dialingCode: string): Promise<PhoneRules> {
  const zone = await zones[`./generated/zone-${dialingCode.charAt(0)}.json`]?.();
  if (zone === undefined)
    throw new Error(`No country has the dialling code "${dialingCode}". Use digits without a plus, such as 880.`);
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

/** The text after this many digits and the blanks behind them. */
function afterDigits(text: string, count: number): string {
  return text.replace(new RegExp(`^(?:\\D*\\d){${count}}\\D*`), '');
}
