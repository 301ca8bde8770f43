import { escapeHtml } from './escape.ts';

interface FailedPage {
  /** The merchant's name. */
  name: string;
  /** In the language that the page is written in, as far as they are there. */
  texts: { common?: Readonly<Record<string, string>>; site?: Readonly<Record<string, string>> };
}

/**
 * What stands over the page while it is marked as failed, and where scripts are off: never a blank page. Without code and
 * without requests, for it has to do without both. Its looks are in the app's styles, which stand in the page.
 * Home's drawing has none of its words: its fonts are whole.
 */
export function failedPage({ name, texts: { common = {}, site = {} } }: FailedPage): string {
  const say = (text = '') => escapeHtml(text);
  const page = (words: string) =>
    `<div class="failed" role="alert" data-whole><b data-heading>${say(name)}</b>${drawing}${words}<a href="">${say(common['reload'])}</a></div>`;
  return [
    page(`<p>${say(site['appFailed'])}</p><p class="old">${say(site['browserTooOld'])}</p>`),
    `<noscript>${page(`<p>${say(site['scriptsOff'])}</p>`)}</noscript>`,
  ].join('');
}

/** A phone with a crack: the drawing of a crash, in few strokes. */
const drawing =
  '<svg viewBox="0 0 160 120" aria-hidden="true"><circle cx="80" cy="58" r="46"/><rect x="54" y="16" width="52" height="88" rx="10"/><path d="M98 24L80 46l10 10-16 12 6 8-12 20"/></svg>';
