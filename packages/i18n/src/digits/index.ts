export { digitsOf, readTypedNumber, toLatinDigits } from './typed.ts';
export type { TypedNumber } from './typed.ts';
