import type { Merchant } from '@livery/merchant';
import { hashOf } from './contentPolicy.ts';
import { escapeHtml } from './escape.ts';

/** File of the bot check in a merchant's folder, as `botCheckPath` names it. */
export const botCheckFile = 'bot-check.html';

/** GeeTest's servers: of its files, and those that its scripts ask, which answer as scripts. */
const files = ['https://static.geetest.com', 'https://static.geevisit.com'];
const calls = ['https://gcaptcha4.geetest.com', 'https://gcaptcha4.geevisit.com', 'https://gcaptcha4.gsensebot.com'];

/** The document that a merchant's bot check stands in, and its policy; undefined for a merchant without one. */
export function botCheckPage(
  { gateway: { botCheck } }: Merchant,
  script: string,
): { html: string; policy: string } | undefined {
  if (botCheck === undefined) return undefined;
  const style = 'html,body{margin:0;block-size:100%;background:transparent;color-scheme:normal}';
  const own = new URL(botCheck.script).origin;
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>GeeTest</title><style>${style}</style></head>` +
    `<body data-captcha-id="${escapeHtml(botCheck.captchaId)}" data-script="${escapeHtml(botCheck.script)}">` +
    `<script>${script}</script></body></html>\n`;
  const sources = [...new Set([own, ...files])].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)} ${sources} ${calls.join(' ')}`,
    `style-src ${hashOf(style)} ${sources}`,
    `img-src data: blob: ${sources}`,
    `font-src ${sources}`,
    `connect-src ${sources} ${calls.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
  return { html, policy };
}
