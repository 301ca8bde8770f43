import * as v from 'valibot';
import { lengths } from '../validation/patterns.ts';
import { withoutBlanks } from '../validation/typedCode.ts';

const hex = (most: number) => v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/), v.maxLength(most));
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

/**
 * A proof of work for players who cannot read the picture: the parameters of an ALTCHA version 2 challenge, whose
 * counter is an unsigned 32-bit number. The first derived key that starts with `keyPrefix` is the solution.
 */
export const captchaChallenge = v.object({
  algorithm: v.literal('PBKDF2/SHA-256'),
  nonce: hex(64),
  salt: hex(64),
  /** Number of iterations for each key. */
  cost: count(1_000_000),
  /** Length of a derived key, in bytes. */
  keyLength: count(64),
  keyPrefix: hex(64),
});

/**
 * A picture in base64, with or without a `data:` prefix. SVG is refused, because the app could not show it as a
 * picture.
 */
const picture = v.pipe(
  v.string(),
  v.transform((image) => image.replace(/^data:image\/\w+;base64,/, '')),
  v.regex(/^(?!data:)./s, 'a picture in base64'),
);

export const captchaObject = v.object({
  captchaId: v.string(),
  /** PNG in base64, without a `data:` prefix. */
  image: picture,
  /**
   * Proof of work that replaces the picture for players who request it. If it is missing, clients offer no alternative
   * to the picture.
   */
  challenge: v.optional(captchaChallenge),
});

/**
 * A captcha: a picture, and an id that is sent back with the answer. A gateway that remembers the captcha of each
 * client sends only the picture, and receives an empty id.
 */
export const captchaValue = v.union([
  captchaObject,
  v.pipe(
    picture,
    // The first bytes of a PNG, JPEG, GIF or WebP. Any other text, for example a message, is not a picture.
    v.regex(/^(?:iVBORw0KGgo|\/9j\/|R0lGOD|UklGR)/),
    v.transform((image): v.InferOutput<typeof captchaObject> => ({ captchaId: '', image })),
  ),
]);

/** Prefix of an answer that solves a challenge. */
const workPrefix = 'work:';

/** The captcha answer for a solved challenge; `derivedKey` is in hex. */
export const workAnswer = (derivedKey: string): string => workPrefix + derivedKey;

/** Whether an answer is the solution of a challenge instead of digits. */
export const isWorkAnswer = (answer: string): boolean => answer.startsWith(workPrefix);

export const captchaAnswer = {
  /**
   * At most 6 digits of any script that the player reads in the picture; or `work:` and the solution of the challenge
   * in hex; empty if no captcha was required.
   */
  captcha: v.optional(
    v.union([
      v.pipe(v.string(), v.regex(/^work:(?:[0-9a-f]{2}){8,64}$/)),
      v.pipe(v.string(), v.maxLength(lengths.captcha), withoutBlanks),
    ]),
    '',
  ),
  captchaId: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
};
