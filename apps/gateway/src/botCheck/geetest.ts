import { createHmac } from 'node:crypto';
import type { Merchant } from '@livery/merchant';
import * as v from 'valibot';

/** The fields that a browser sends for a bot check. */
interface BotCheckAnswer {
  geetestLotNumber?: string | undefined;
  geetestCaptchaOutput?: string | undefined;
  geetestPassToken?: string | undefined;
  geetestGenTime?: string | undefined;
}

/** Whether the caller is a person, according to the merchant's provider. True for merchants without a check. */
export type BotChecker = (merchant: Merchant, answer: BotCheckAnswer) => Promise<boolean>;

export interface BotCheckOptions {
  /** GeeTest's secret keys, by the public `captchaId` of merchants. A merchant without a key is not checked. */
  keys?: Readonly<Record<string, string>> | undefined;
  /** Address of the validation. Default: GeeTest's own server. */
  validateUrl?: string | undefined;
  log?: (line: string) => void;
}

const geetestUrl = 'https://gcaptcha4.geetest.com/validate';

/** Timeout of a request to GeeTest, in milliseconds. */
const patienceMs = 3_000;

const replySchema = v.object({ status: v.optional(v.string()), result: v.string() });

/**
 * Creates the checker. If GeeTest does not answer, the call is allowed, as GeeTest advises, because the limits of
 * accounts and addresses still apply.
 */
export function createBotChecker({
  keys = {},
  validateUrl = geetestUrl,
  log = () => {},
}: BotCheckOptions = {}): BotChecker {
  return async ({ code, gateway: { botCheck } }, answer) => {
    const key = botCheck && keys[botCheck.captchaId];
    if (botCheck === undefined || key === undefined) return true;
    const { geetestLotNumber: lot, geetestCaptchaOutput, geetestPassToken, geetestGenTime } = answer;
    if (!lot || !geetestCaptchaOutput || !geetestPassToken || !geetestGenTime) return false;
    const url = new URL(validateUrl);
    url.searchParams.set('captcha_id', botCheck.captchaId);
    try {
      const reply = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({
          lot_number: lot,
          captcha_output: geetestCaptchaOutput,
          pass_token: geetestPassToken,
          gen_time: geetestGenTime,
          sign_token: createHmac('sha256', key).update(lot).digest('hex'),
        }),
        signal: AbortSignal.timeout(patienceMs),
      });
      return v.parse(replySchema, await reply.json()).result === 'success';
    } catch (error) {
      log(
        `GeeTest did not validate an answer for ${code}: ${(error as Error).name}. The player passes without a check.`,
      );
      return true;
    }
  };
}
