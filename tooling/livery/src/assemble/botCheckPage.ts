import type { Merchant } from '@livery/merchant';
import { hashOf } from './contentPolicy.ts';
import { languageOf } from '@livery/i18n';
import type { PageScripts } from '../../../../apps/mobile/pageScripts/pageScriptFiles.ts';
import { escapeHtml } from './escape.ts';
import { failedCss, failedPage } from './failedPage.ts';
import type { AllTexts } from './texts.ts';

/** File of the bot check in a merchant's folder, as `botCheckPath` names it. */
export const botCheckFile = 'bot-check.html';

/** GeeTest's servers for its files, and the servers that its scripts call, which answer with scripts. */
const files = ['https://static.geetest.com', 'https://static.geevisit.com'];
const calls = ['https://gcaptcha4.geetest.com', 'https://gcaptcha4.geevisit.com', 'https://gcaptcha4.gsensebot.com'];

/**
 * The document of a merchant's bot check, and its policy. Undefined for a merchant without a bot check.
 * @param texts all texts of the merchant
 */
export function botCheckPage(
  merchant: Merchant,
  { oldBrowser, botCheck: script }: Pick<PageScripts, 'oldBrowser' | 'botCheck'>,
  texts: AllTexts,
): { html: string; policy: string } | undefined {
  const { gateway, languages } = merchant;
  const { botCheck } = gateway;
  if (botCheck === undefined) return undefined;
  const { tag, direction } = languageOf(languages.default);
  const failed = failedPage({ merchant, texts: texts[languages.default] ?? {} });
  const style = 'html,body{margin:0;block-size:100%;background:transparent;color-scheme:normal}';
  const own = new URL(botCheck.script).origin;
  const html =
    `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>GeeTest</title>` +
    `<script>${oldBrowser}</script><style>${failedCss}</style><style>${style}</style></head>` +
    `<body data-captcha-id="${escapeHtml(botCheck.captchaId)}" data-script="${escapeHtml(botCheck.script)}">` +
    `${failed}<script>${script}</script></body></html>\n`;
  const sources = [...new Set([own, ...files])].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(oldBrowser)} ${hashOf(script)} ${sources} ${calls.join(' ')}`,
    `style-src ${hashOf(failedCss)} ${hashOf(style)} ${sources}`,
    `img-src data: blob: ${sources}`,
    `font-src ${sources}`,
    `connect-src ${sources} ${calls.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
  return { html, policy };
}
