import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Merchant } from '@livery/merchant';
import { escapeHtml } from './escape.ts';

interface FailedPage {
  merchant: Pick<Merchant, 'name' | 'contact'>;
  /** Texts in the language of the page. A missing text is empty on the page. */
  texts: { common?: Readonly<Record<string, string>>; site?: Readonly<Record<string, string>> };
}

/**
 * The message that covers the page if the app failed, the browser is too old or scripts are off, so that the page is
 * never blank. It needs no code, no request and no style except `failedCss`. The cut fonts of home's prerendered HTML
 * lack some of its letters, so `data-whole` gives it the whole fonts.
 */
export function failedPage({ merchant, texts: { common = {}, site = {} } }: FailedPage): string {
  const say = (text = '') => escapeHtml(text);
  const contact = contactLinks(merchant.contact, site);
  const page = (words: string, button = '') =>
    `<div class="failed" role="alert" data-whole><b data-heading>${say(merchant.name)}</b>${drawing}${words}${contact}${button}</div>`;
  const reload = `<a class="reload" href="">${say(common['reload'])}</a>`;
  return [
    page(
      `<p class="start">${say(site['appFailed'])}</p>` +
        `<p class="old title">${say(site['browserTooOld'])}</p><p class="old">${say(site['browserAdvice'])}</p>`,
      reload,
    ),
    `<noscript>${page(`<p>${say(site['scriptsOff'])}</p>`, reload)}</noscript>`,
  ].join('');
}

/** Styles of the failed page, for a style element in every document that has one. */
export const failedCss = readFileSync(join(import.meta.dirname, 'failedPage.css'), 'utf8')
  .replaceAll(/\/\*.*?\*\//gs, '')
  .replaceAll(/\s*\n\s*/g, '');

/** Links to contact the merchant, which work without scripts. Empty for a merchant without a contact. */
function contactLinks(contact: Merchant['contact'], site: Readonly<Record<string, string>>): string {
  if (contact === undefined) return '';
  const { email, url } = contact;
  const links = [
    email === undefined ? '' : `<a href="mailto:${escapeHtml(email)}"><bdi>${escapeHtml(email)}</bdi></a>`,
    // Opens in a new tab, because the message may be in a frame and other sites may refuse to be framed.
    url === undefined
      ? ''
      : `<a href="${escapeHtml(url)}" target="_blank" rel="noopener noreferrer">${escapeHtml(site['contact_main'] ?? '')}</a>`,
  ];
  return `<div class="contact"><div>${escapeHtml(site['contacts'] ?? '')}</div>${links.join(' ')}</div>`;
}

/** Drawing of a phone with a crack. */
const drawing =
  '<svg viewBox="0 0 160 120" aria-hidden="true"><circle cx="80" cy="58" r="46"/><rect x="54" y="16" width="52" height="88" rx="10"/><path d="M98 24L80 46l10 10-16 12 6 8-12 20"/></svg>';
