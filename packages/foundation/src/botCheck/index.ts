/** Path of a merchant's bot check: a separate document with its own policy, shown in a frame. */
export const botCheckPath = '/bot-check.html';

/** The provider's result for a player, with the provider's names. */
export interface BotCheckResult {
  lot_number: string;
  captcha_output: string;
  pass_token: string;
  gen_time: string;
}

/** Message from the page to the frame: show the check. */
export const showBotCheck = 'livery:show-bot-check';

/** Message from the frame to the page. */
export type BotCheckMessage =
  | { botCheck: 'ready' | 'closed' | 'failed' }
  | { botCheck: 'passed'; result: BotCheckResult };
