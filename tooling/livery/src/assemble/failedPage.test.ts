import { expect, test } from 'vitest';
import { failedPage } from './failedPage.ts';

const texts = {
  common: { reload: 'Reload' },
  site: { appFailed: 'It could not be opened.', browserTooOld: 'Too old <b>.', scriptsOff: 'Turn on JavaScript.' },
};

test('the failed page says so in the language of the page, with a link to reload, and without requests', () => {
  const html = failedPage({ name: 'Jo & Co', texts });
  for (const words of ['Jo &amp; Co', 'It could not be opened.', 'Too old &lt;b&gt;.', '<a href="">Reload</a>'])
    expect(html).toContain(words);
  expect(html).toMatch(/<noscript>.*Turn on JavaScript\..*<\/noscript>/);
  expect(html).not.toMatch(/src=|style=|url\(|<script/);
});
