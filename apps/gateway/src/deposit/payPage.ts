import { readFileSync } from 'node:fs';
import type { Merchant } from '@livery/merchant';
import { html } from 'hono/html';
import { directionOf } from '../http/directionOf.ts';
import { pageSkin } from '../http/pageSkin.ts';
import { skinnedPage } from '../http/skinnedPage.ts';
import { type PayPageTexts, payPageTexts } from './payPageTexts.ts';

const sheet = readFileSync(new URL('./payPage.css', import.meta.url), 'utf8').replaceAll('\n', '');

export interface PayPage {
  /** The merchant, in whose appearance the page is shown. Undefined if the ticket is unknown. */
  merchant: Merchant | undefined;
  /** Gateway code of the language. */
  language: string;
  /** The question or the result. */
  shows: 'ask' | 'paid' | 'declined' | 'onBreak' | 'closed';
  amount?: string;
  backUrl: string;
  /** Path of the page; its forms post to `pay` and `decline` below it. */
  path: string;
}

/** Renders the sandbox's payment page, and its Content-Security-Policy. */
export function payPage({ merchant, language, shows, amount, backUrl, path }: PayPage) {
  const texts = payPageTexts[language] ?? payPageTexts.EN!;
  const body =
    shows === 'ask'
      ? question(texts, path)
      : html`<p role="status">${texts[shows]}</p>
          <a href="${backUrl}">${texts.back}</a>`;
  return skinnedPage({
    tag: texts.tag,
    direction: directionOf(language),
    title: texts.title,
    style: `${merchant === undefined ? '' : pageSkin(merchant).css}${sheet}`,
    body: html`${merchant === undefined ? '' : html`<header><bdi>${merchant.name}</bdi></header>`}
      <main>
        <div class="card">
          <h1>${texts.title}</h1>
          ${amount === undefined ? '' : html`<strong><bdi>${amount}</bdi></strong>`}${body}
        </div>
      </main>`,
  });
}

function question({ line, pay, decline }: PayPageTexts, path: string) {
  return html`<p>${line}</p>
    <div class="answers">
      <form method="post" action="${path}/pay"><button>${pay}</button></form>
      <form method="post" action="${path}/decline"><button data-quiet>${decline}</button></form>
    </div>`;
}
