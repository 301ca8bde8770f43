import type { LoginPayload } from '@livery/api/auth/login';
import type { GatewayError } from '@livery/api/client';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { useEffect } from 'react';
import { type BotCheckFrame, openBotCheck } from '../botCheck/openBotCheck.ts';
import { useLanguageTag } from './useLanguageTag.ts';

/** The fields with the result of the check, for the body of a call. Empty for a merchant without a check. */
type BotCheckFields = Pick<
  LoginPayload,
  'geetestLotNumber' | 'geetestCaptchaOutput' | 'geetestPassToken' | 'geetestGenTime'
>;

/**
 * The reason for a missing result, in the shape of an error of the gateway: the player closed the check, or it could
 * not be loaded.
 */
type BotCheckProblem = GatewayError & { code: 'BOT_CHECK_CLOSED' | 'BOT_CHECK_FAILED' };

const problemOf = (code: BotCheckProblem['code']): BotCheckProblem => ({ code, message: code });

const problems = { closed: problemOf('BOT_CHECK_CLOSED'), failed: problemOf('BOT_CHECK_FAILED') };

interface BotCheck {
  /**
   * Runs the check if the merchant requires it, otherwise resolves immediately. If there is a `problem`, the caller
   * must stop.
   */
  check: () => Promise<{ fields: BotCheckFields; problem?: undefined } | { problem: BotCheckProblem }>;
  /** Starts the check again after a call that used the result. */
  reset: () => void;
}

/** GeeTest's names of languages, by the first part of a BCP 47 tag. All other languages of the product use English. */
const languages: Readonly<Record<string, string>> = { pt: 'por', ko: 'kor' };

/** The bot check of the page, the number of forms that use it, and its key. All forms of the page share it. */
let shared: { frame: BotCheckFrame; users: number; key: string } | undefined;

function share(settings: { title: string; language: string }): () => void {
  const key = JSON.stringify(settings);
  if (shared?.key !== key) {
    shared?.frame.close();
    shared = { frame: openBotCheck(settings), users: 0, key };
  }
  const mine = shared;
  mine.users += 1;
  return () => {
    mine.users -= 1;
    if (mine.users > 0) return;
    mine.frame.close();
    if (shared === mine) shared = undefined;
  };
}

/** The merchant's bot check, in the player's language. It loads together with the form. */
export function useBotCheck(): BotCheck {
  const { t } = useTexts('auth');
  const { gateway } = useMerchant();
  const title = t('botCheckTitle');
  const language = languages[useLanguageTag().split('-')[0]!] ?? 'eng';
  const isWanted = gateway.botCheck !== undefined;
  useEffect(() => (isWanted ? share({ title, language }) : undefined), [isWanted, title, language]);

  return {
    check: async () => {
      if (!isWanted || shared === undefined) return { fields: {} };
      const outcome = await shared.frame.check();
      if (typeof outcome === 'string') return { problem: problems[outcome] };
      const fields = {
        geetestLotNumber: outcome.lot_number,
        geetestCaptchaOutput: outcome.captcha_output,
        geetestPassToken: outcome.pass_token,
        geetestGenTime: outcome.gen_time,
      };
      return { fields };
    },
    reset: () => shared?.frame.reset(),
  };
}
