import type { LoginPayload } from '@livery/api/auth/login';
import type { GatewayError } from '@livery/api/client';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { useEffect } from 'react';
import { type BotCheckFrame, openBotCheck } from '../botCheck/openBotCheck.ts';
import { useLanguageTag } from './useLanguageTag.ts';

/** What a checked call carries. Nothing at a merchant without a check. */
type BotCheckFields = Pick<
  LoginPayload,
  'geetestLotNumber' | 'geetestCaptchaOutput' | 'geetestPassToken' | 'geetestGenTime'
>;

/** Why there is no answer, in the form of a failed call: the person gave it up, or the check could not be had. */
type BotCheckProblem = GatewayError & { code: 'BOT_CHECK_CLOSED' | 'BOT_CHECK_FAILED' };

const problemOf = (code: BotCheckProblem['code']): BotCheckProblem => ({ code, message: code });

const problems = { closed: problemOf('BOT_CHECK_CLOSED'), failed: problemOf('BOT_CHECK_FAILED') };

interface BotCheck {
  /**
   * Has the person checked, where the merchant wants that; else resolves at once. A problem is where nothing more is to
   * be done.
   */
  check: () => Promise<{ fields: BotCheckFields; problem?: undefined } | { problem: BotCheckProblem }>;
  /** Begins anew, after a call that used an answer up. */
  reset: () => void;
}

/** GeeTest's names of languages, by the first part of a BCP 47 tag. It speaks no others of the product's: then English. */
const languages: Readonly<Record<string, string>> = { pt: 'por', ko: 'kor' };

/** The check of the page, which all forms on it have in common, and how many of them are there. */
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

/** The merchant's bot check, in the person's language. It loads with the form. */
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
