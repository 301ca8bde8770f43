import { expect, test } from 'vitest';
import { plainPageFor, withoutCode } from './referenceHtml.ts';

test('a page without code still has its styles and its content', () => {
  const html =
    '<head><script>a()</script><script type="module" src="/m.js"></script><link rel="modulepreload" href="/n.js">' +
    '<style>p{}</style></head><body><p>text</p><script>\nb()\n</script></body>';
  expect(withoutCode(html)).toBe('<head><style>p{}</style></head><body><p>text</p></body>');
});

test('the plain app’s page contains its merchant, with any name, and its icon', () => {
  const merchant = {
    code: 'tiny',
    name: '</script>$&',
    languages: { default: 'EN' },
    gateway: { baseUrl: '/', paths: {} },
    cdn: { imageCdn: ['/pictures'] },
  };
  const html = plainPageFor(merchant, '<head></head><body></body>', '<head><link rel="icon" href="/icon.svg"></head>');
  const [, json] = /<script type="application\/json" id="merchant">(.*?)<\/script><\/head>/.exec(html)!;
  expect(JSON.parse(json!)).toEqual({
    code: 'tiny',
    name: '</script>$&',
    language: 'EN',
    gateway: { baseUrl: '/', paths: {} },
    cdn: { imageCdn: ['/pictures'] },
  });
  expect(html).toMatch(/^<head><link rel="icon" href="\/icon.svg"><script/);
});
