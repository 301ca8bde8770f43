import { html } from 'hono/html';
import { directionOf } from '../http/directionOf.ts';
import { type PayPageTexts, payPageTexts } from './payPageTexts.ts';

export interface PayPage {
  /** Gateway code of the language. */
  language: string;
  /** The question or the result. */
  shows: 'ask' | 'paid' | 'declined' | 'onBreak' | 'closed';
  amount?: string;
  backUrl: string;
  /** Path of the page; its forms post to `pay` and `decline` below it. */
  path: string;
}

export const payPageCsp =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Renders the sandbox's payment page. */
export function payPage({ language, shows, amount, backUrl, path }: PayPage) {
  const texts = payPageTexts[language] ?? payPageTexts.EN!;
  const body =
    shows === 'ask'
      ? question(texts, path)
      : html`<p role="status">${texts[shows]}</p>
          <a href="${backUrl}">${texts.back}</a>`;
  return html`<!doctype html>
    <html lang="${texts.tag}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts.title}</title>
        <style>
          body {
            margin: 0;
            min-block-size: 100dvh;
            display: grid;
            place-content: center;
            justify-items: center;
            gap: 16px;
            padding: 32px;
            box-sizing: border-box;
            text-align: center;
            font:
              16px/1.6 system-ui,
              sans-serif;
            background: #0d1322;
            color: #eef3ff;
          }
          h1 {
            font-size: 20px;
            margin: 0;
          }
          p {
            margin: 0;
            color: #b4c0da;
            max-inline-size: 36ch;
          }
          strong {
            font-size: 28px;
          }
          form {
            display: inline;
          }
          a,
          button {
            font: inherit;
            font-weight: 700;
            border: 0;
            border-radius: 12px;
            padding: 12px 24px;
            text-decoration: none;
            color: #0b1220;
            background: #7ee7c7;
            cursor: pointer;
          }
          button[data-quiet] {
            background: #2a3553;
            color: #eef3ff;
          }
        </style>
      </head>
      <body>
        <h1>${texts.title}</h1>
        ${amount === undefined ? '' : html`<strong><bdi>${amount}</bdi></strong>`}${body}
      </body>
    </html>`;
}

function question({ line, pay, decline }: PayPageTexts, path: string) {
  return html`<p>${line}</p>
    <div>
      <form method="post" action="${path}/pay"><button>${pay}</button></form>
      <form method="post" action="${path}/decline"><button data-quiet>${decline}</button></form>
    </div>`;
}
