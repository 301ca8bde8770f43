/** Where a merchant's bot check stands: a document of its own, shown in a frame, with a policy of its own. */
export const botCheckPath = '/bot-check.html';

/** What the provider gave for a person, under its own names. */
export interface BotCheckResult {
  lot_number: string;
  captcha_output: string;
  pass_token: string;
  gen_time: string;
}

/** From the page to the frame: show the check. */
export const showBotCheck = 'livery:show-bot-check';

/** From the frame to the page. */
export type BotCheckMessage =
  | { botCheck: 'ready' | 'closed' | 'failed' }
  | { botCheck: 'passed'; result: BotCheckResult };
