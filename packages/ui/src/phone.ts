export type { DialingCountry } from './components/PhoneField/countries.ts';
export type { CountryPickerTexts } from './components/PhoneField/CountryPicker.tsx';
export { PhoneField } from './components/PhoneField/PhoneField.tsx';
export type { PhoneFieldProps } from './components/PhoneField/PhoneField.tsx';
export type { PhoneProblem, PhoneRules } from './components/PhoneField/phoneRules.ts';

/** Loads the rules for the numbers of a dialling code, for example "880", to validate a number before it is sent. */
export const loadPhoneRules = async (dialingCode: string) =>
  (await import('./components/PhoneField/phoneRules.ts')).loadPhoneRules(dialingCode);
