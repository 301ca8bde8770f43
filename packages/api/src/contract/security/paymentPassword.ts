import * as v from 'valibot';
import { withLatinDigits } from '../validation/typedCode.ts';

export const paymentPassword = v.pipe(v.string(), v.maxLength(64), withLatinDigits, v.regex(/^\d{6}$/, 'six digits'));

export const currentPassword = v.pipe(v.string(), v.maxLength(128));
