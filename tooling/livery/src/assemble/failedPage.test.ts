import { readTexts } from './texts.ts';
import { describe, expect, test } from 'vitest';
import { failedCss, failedPage } from './failedPage.ts';

const texts = {
  common: { reload: 'Reload' },
  site: {
    appFailed: 'It could not be opened.',
    browserTooOld: 'Too old <b>.',
    browserAdvice: 'Update it.',
    scriptsOff: 'Turn on JavaScript.',
    contacts: 'Write to us',
    contact_main: 'Customer service',
  },
};
const merchant = { name: 'Jo & Co' };
const contact = { email: 'help@nova.example', url: 'https://nova.example/help?a=1&b=2' };
const email = '<a href="mailto:help@nova.example"><bdi>help@nova.example</bdi></a>';

test('the failed page is in the page’s language, has a link to reload, and needs no request', () => {
  const html = failedPage({ merchant, texts });
  for (const words of [
    'Jo &amp; Co',
    'It could not be opened.',
    'Too old &lt;b&gt;.',
    'Update it.',
    '<a class="reload" href="">Reload</a>',
  ])
    expect(html).toContain(words);
  expect(html).toMatch(/<noscript>.*Turn on JavaScript\..*<\/noscript>/);
  expect(html).not.toMatch(/src=|style=|url\(|<script/);
});

test('a merchant’s contact is a link on the failed page, with and without scripts', () => {
  const [failed, scriptsOff] = failedPage({ merchant: { ...merchant, contact }, texts }).split('<noscript>');
  for (const html of [failed, scriptsOff]) {
    expect(html).toContain('Write to us');
    expect(html).toContain(email);
    expect(html).toMatch(/<a href="https:\/\/nova\.example\/help\?a=1&amp;b=2" [^>]*>Customer service<\/a>/);
  }
});

test('a contact without a page shows only its e-mail address; without a contact no link is shown', () => {
  const html = failedPage({ merchant: { ...merchant, contact: { email: contact.email } }, texts });
  expect(html).toContain(email);
  expect(html).not.toContain('Customer service');
  expect(failedPage({ merchant, texts })).not.toMatch(/Write to us|class="contact"/);
});

test.each(Object.keys(readTexts()))('the page for an outdated browser is written in %s', (language) => {
  const all = readTexts()[language]!;
  const html = failedPage({ merchant: { ...merchant, contact }, texts: all });
  for (const key of ['browserTooOld', 'browserAdvice', 'contacts', 'contact_main']) {
    expect(all['site']?.[key]).toBeTruthy();
    expect(html).toContain(all['site']![key]);
  }
  expect(html).not.toContain('undefined');
});

describe('the styles of the failed page', () => {
  test('work in a browser without layers and other newer styles, because they do not use them', () => {
    expect(failedCss).not.toMatch(
      /@|:has\(|:is\(|:where\(|color-mix|oklch|(?:^|[;{])inset|aspect-ratio|[\d.](?:[dsl]v[bhiw])\b|&|padding-(?:inline|block):|margin-(?:inline|block):/,
    );
  });

  test('use only tokens that a merchant’s own style element sets, or name a fallback', () => {
    for (const [, token, rest] of failedCss.matchAll(/var\((--[\w-]+)(.)/g)) {
      expect(rest, token).toBe(',');
    }
    expect(failedCss).toContain('var(--brand-canvas,');
  });

  test('hide the rest of the page and the reload button if the browser is too old', () => {
    expect(failedCss).toContain(":root[data-failed='old'] body > :not(.failed) {display: none !important;}");
    expect(failedCss).toMatch(/:root\[data-failed='old'\] \.failed > \.reload,[^{]*\{display: none;\}/);
  });
});
