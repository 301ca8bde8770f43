import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { language } from '../values/language.ts';

const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a country as two capitals, such as BD'));

export const getCountries = defineCall({
  name: 'getCountries',
  method: 'GET',
  path: '/wps/system/countries',
  access: 'anyone',
  query: v.strictObject({ language: v.optional(language) }),
  /** Countries of the merchant's licence first, the rest by name. */
  value: v.array(
    v.object({
      /** ISO 3166-1, two capital letters. */
      code: countryCode,
      /** Digits without a plus, for example "880". */
      dialingCode: v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/)),
      name: v.string(),
      /** Country code of the flag to show. */
      flag: countryCode,
      /** Whether the merchant's licence covers this country. */
      isLicensed: v.boolean(),
    }),
  ),
});

export const summary = "Lists countries with their dialling codes, those of the merchant's licence first.";

export const sample: CallValue<typeof getCountries> = [
  { code: 'BD', dialingCode: '880', name: 'Bangladesh', flag: 'BD', isLicensed: true },
];
