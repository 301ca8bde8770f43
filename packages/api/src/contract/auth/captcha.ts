import * as v from 'valibot';
import { lengths } from '../validation/patterns.ts';
import { withoutBlanks } from '../validation/typedCode.ts';

/** A captcha: a picture and the handle that its answer goes back with. */
export const captchaValue = v.object({
  captchaId: v.string(),
  /** PNG, base64 without a `data:` prefix. */
  image: v.pipe(v.string(), v.minLength(1)),
});

export const captchaAnswer = {
  /** Digits of any script that the player read off the picture; empty when none was asked. Max 6. */
  captcha: v.optional(v.pipe(v.string(), v.maxLength(lengths.captcha), withoutBlanks), ''),
  captchaId: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
};
