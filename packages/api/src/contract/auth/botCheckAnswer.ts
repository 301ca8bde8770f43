import * as v from 'valibot';

const answer = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)));

/**
 * The result of GeeTest (v4) in the player's browser, if the merchant uses its bot check. Each result is valid for one
 * request.
 */
export const botCheckAnswer = {
  geetestLotNumber: answer(64),
  geetestCaptchaOutput: answer(4_096),
  geetestPassToken: answer(512),
  geetestGenTime: answer(20),
};
