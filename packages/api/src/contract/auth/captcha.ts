import * as v from 'valibot';
import { lengths } from '../validation/patterns.ts';
import { withoutBlanks } from '../validation/typedCode.ts';

const hex = (most: number) => v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/), v.maxLength(most));
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

/**
 * Work for the device of a person who cannot read the picture: the parameters of a challenge of ALTCHA's second version, in which the
 * counter is an unsigned number of 32 bits. The first derived key that begins with `keyPrefix` is the solution.
 */
export const captchaChallenge = v.object({
  algorithm: v.literal('PBKDF2/SHA-256'),
  nonce: hex(64),
  salt: hex(64),
  /** Iterations for each key. */
  cost: count(1_000_000),
  /** Bytes of a derived key. */
  keyLength: count(64),
  keyPrefix: hex(64),
});

/** A picture in base64, with or without a `data:` prefix. A drawing (SVG) is refused: the app could not show it as a picture. */
const picture = v.pipe(
  v.string(),
  v.transform((image) => image.replace(/^data:image\/\w+;base64,/, '')),
  v.regex(/^(?!data:)./s, 'a picture in base64'),
);

const captchaObject = v.object({
  captchaId: v.string(),
  /** PNG, base64 without a `data:` prefix. */
  image: picture,
  /** Takes the place of the picture for people who ask for it. Clients offer nothing in its place where it is left out. */
  challenge: v.optional(captchaChallenge),
});

/**
 * A captcha: a picture, and an identity that is sent back with the answer. A gateway that stores which captcha it sent to whom sends
 * only the picture, and gets an empty identity back.
 */
export const captchaValue = v.union([
  captchaObject,
  v.pipe(
    picture,
    // The first bytes of a PNG, JPEG, GIF or WebP: another text, such as a message, is no picture.
    v.regex(/^(?:iVBORw0KGgo|\/9j\/|R0lGOD|UklGR)/),
    v.transform((image): v.InferOutput<typeof captchaObject> => ({ captchaId: '', image })),
  ),
]);

/** Begins an answer that is the solution of a challenge. */
const workPrefix = 'work:';

/** The answer to a captcha for the solution of its challenge, a derived key in hex. */
export const workAnswer = (derivedKey: string): string => workPrefix + derivedKey;

/** Whether an answer is the solution of a challenge, and not digits. */
export const isWorkAnswer = (answer: string): boolean => answer.startsWith(workPrefix);

export const captchaAnswer = {
  /**
   * Digits of any script that the player read off the picture, at most 6; or `work:` and the solution of the challenge in hex;
   * empty when none was asked.
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
