import * as v from 'valibot';

const answer = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)));

/** What GeeTest (v4) gave the player's browser, where a merchant has its check. Each set serves once. */
export const botCheckAnswer = {
  geetestLotNumber: answer(64),
  geetestCaptchaOutput: answer(4_096),
  geetestPassToken: answer(512),
  geetestGenTime: answer(20),
};
