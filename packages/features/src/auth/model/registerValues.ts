import type { Country } from '@livery/api/site/countries';
import { sentCodeItem } from '@livery/device/storage';
import type { RegisterWay } from './registerWays.ts';
import { type FormField, formFields } from './shownFields.ts';

/** What the register form holds, for both ways to register: what both ask for is typed once. */
export type RegisterValues = Record<FormField, string> & {
  /** The way that is chosen. */
  way: RegisterWay;
  /** ISO code of the mobile number's country. */
  country: string;
  confirmPassword: string;
  captcha: string;
  agree: boolean;
};

/** A form that nobody touched, on the first of its ways. Numbers are of the first country until another is chosen. */
export const emptyRegistration = (countries: readonly Country[], ways: readonly RegisterWay[]): RegisterValues => ({
  ...(Object.fromEntries(formFields.map((name) => [name, ''])) as Record<FormField, string>),
  way: ways[0] ?? 'username',
  country: countries[0]?.code ?? '',
  confirmPassword: '',
  captcha: '',
  agree: true,
});

/** What the form begins with: a number whose code is still valid stands in it, for a person who left to read the SMS. */
export function firstRegistration(countries: readonly Country[], ways: readonly RegisterWay[]): RegisterValues {
  const empty = emptyRegistration(countries, ways);
  const sent = sentCodeItem.read();
  const isValid =
    sent?.purpose === 'register' && sent.until > Date.now() && countries.some(({ code }) => code === sent.country);
  return isValid ? { ...empty, country: sent.country, mobileNum: sent.mobileNum } : empty;
}
