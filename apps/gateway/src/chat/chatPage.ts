import { readFileSync } from 'node:fs';
import type { Merchant } from '@livery/merchant';
import { html, raw } from 'hono/html';
import { directionOf } from '../http/directionOf.ts';
import { type PageSkin, pageSkin } from '../http/pageSkin.ts';
import { type SkinnedPage, skinnedPage } from '../http/skinnedPage.ts';
import { type ChatTexts, chatTexts } from './chatTexts.ts';
import { chatScript } from './chatScript.ts';
import { headerColors } from './headerColors.ts';

const sheet = readFileSync(new URL('./chatPage.css', import.meta.url), 'utf8').replaceAll('\n', '');

type Html = ReturnType<typeof html>;

interface Chat {
  language: string;
  /** The merchant, in whose appearance the page is shown. */
  merchant: Merchant;
  /** The heading from the link; null for the default heading. */
  title: string | null;
  headerColor: string | null;
  backUrl: string;
  lines: ReadonlyArray<{ author: 'player' | 'service'; text: string; at: Date }>;
  /** Whether an answer is pending. Then the page reloads automatically. */
  isTyping: boolean;
}

/**
 * The chat page. It sends by a form, and reloads while an answer is pending. Its only script makes Enter send, so the
 * page also works without scripts.
 */
export function chatPage({ language, merchant, title, headerColor, backUrl, lines, isTyping }: Chat): SkinnedPage {
  const texts = chatTexts(language);
  const time = new Intl.DateTimeFormat(texts.tag, { timeZone: merchant.timeZone, hour: '2-digit', minute: '2-digit' });
  // Messages can be in another language than the page.
  const said = lines.map(
    ({ author, text, at }) =>
      html`<li class="${author}">
        <small>${author === 'player' ? texts.you : texts.service} · <bdi>${time.format(at)}</bdi></small>
        <p dir="auto">${text}</p>
      </li>`,
  );
  const body = html`<main>
      <ol aria-live="polite">
        <li class="service">${texts.hello.replace('{merchant}', merchant.name)}</li>
        ${said}${isTyping ? html`<li class="typing">${texts.service} ${texts.typing}</li>` : ''}
      </ol>
    </main>
    <form method="post">
      <label for="text">${texts.write}</label
      ><textarea
        id="text"
        name="text"
        rows="2"
        maxlength="500"
        required
        placeholder="${texts.write}"
        autocomplete="off"
        enterkeyhint="send"
        ${isTyping ? '' : html` autofocus`}
      ></textarea
      ><button type="submit">${texts.send}</button>
    </form>
    <footer>${texts.note}</footer>
    ${raw(`<script>${chatScript}</script>`)}`;
  return page({
    texts,
    language,
    skin: pageSkin(merchant),
    headerColor,
    heading: title ?? texts.title,
    backUrl,
    head: isTyping ? html`<meta http-equiv="refresh" content="2" />` : '',
    body,
    script: chatScript,
  });
}

/**
 * The page for a chat link that does not open: used by another browser, expired, ended by a logout, or unknown. It is
 * the same page for all of them, so that it does not reveal which links exist.
 */
export function closedChatPage({ language, backUrl }: { language: string; backUrl: string }): SkinnedPage {
  const texts = chatTexts(language);
  const body = html`<main class="closed">
    <p>${texts.closed}</p>
    <a class="way" href="${backUrl}">${texts.back}</a>
  </main>`;
  return page({
    texts,
    language,
    skin: undefined,
    headerColor: null,
    heading: texts.closedTitle,
    backUrl,
    head: '',
    body,
  });
}

interface Parts {
  texts: ChatTexts;
  language: string;
  /** The merchant's appearance. Undefined if the merchant is unknown. */
  skin: PageSkin | undefined;
  headerColor: string | null;
  heading: string;
  backUrl: string;
  head: Html | '';
  body: Html;
  /** The script in the body, if any. No other script may run. */
  script?: string | undefined;
}

function page({ texts, language, skin, headerColor, heading, backUrl, head, body, script }: Parts): SkinnedPage {
  const { ground, ink } = headerColors(headerColor, skin?.headerFill);
  const style = `${skin?.css ?? ''}:root{--header:${ground};--ink:${ink}}${sheet}`;
  // English texts are left-to-right, even if the requested language is right-to-left.
  const direction = texts.tag === 'en' ? 'ltr' : directionOf(language);
  return skinnedPage({
    tag: texts.tag,
    direction,
    title: heading,
    style,
    head,
    body: html`<header>
        <a href="${backUrl}" aria-label="${texts.back}"><span aria-hidden="true">‹</span></a>
        <h1>${heading}</h1>
      </header>
      ${body}`,
    script,
  });
}
