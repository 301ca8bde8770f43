import * as v from 'valibot';
import { lengths } from '../validation/patterns.ts';
import { withLatinDigits, withoutInvisible } from '../validation/typedCode.ts';

export const paymentPassword = v.pipe(
  v.string(),
  v.maxLength(64),
  withLatinDigits,
  v.regex(/* @__PURE__ */ new RegExp(`^\\d{${lengths.paymentPassword}}$`), 'six digits'),
);

export const currentPassword = v.pipe(v.string(), v.maxLength(128), withoutInvisible);
