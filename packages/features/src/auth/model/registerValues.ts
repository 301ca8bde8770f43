import type { Country } from '@livery/api/site/countries';
import { sentCodeItem } from '@livery/device/storage';
import type { RegisterMethod } from './registerMethods.ts';
import { type FormField, formFields } from './shownFields.ts';

/** Values of the register form for both ways to register. Fields that both ways share have one value. */
export type RegisterValues = Record<FormField, string> & {
  /** The chosen way. */
  way: RegisterMethod;
  /** ISO code of the mobile number's country. */
  country: string;
  confirmPassword: string;
  captcha: string;
  agree: boolean;
};

/**
 * An untouched form with the first way to register. The country of numbers is the first country until the player
 * chooses another country.
 */
export const emptyRegistration = (countries: readonly Country[], ways: readonly RegisterMethod[]): RegisterValues => ({
  ...(Object.fromEntries(formFields.map((name) => [name, ''])) as Record<FormField, string>),
  way: ways[0] ?? 'username',
  country: countries[0]?.code ?? '',
  confirmPassword: '',
  captcha: '',
  agree: true,
});

/**
 * Returns the initial values of the form. A number whose code is still valid is filled in, because the player may have
 * left to read the SMS.
 */
export function firstRegistration(countries: readonly Country[], ways: readonly RegisterMethod[]): RegisterValues {
  const empty = emptyRegistration(countries, ways);
  const sent = sentCodeItem.read();
  const isValid =
    sent?.purpose === 'register' && sent.until > Date.now() && countries.some(({ code }) => code === sent.country);
  return isValid ? { ...empty, country: sent.country, mobileNum: sent.mobileNum } : empty;
}
