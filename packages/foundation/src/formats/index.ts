export { countryNames } from './countryNames.ts';
export { dayAt, momentOf, useToday } from './useToday.ts';
export { useFormats } from './useFormats.ts';
export type { Formats } from './useFormats.ts';
export { useMoneyFormat } from './useMoneyFormat.ts';
export { cardEnd } from './cardEnd.ts';
