import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, inlineJson } from './escape.ts';

test('JSON in a page can neither close its element nor change its meaning', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = inlineJson([value, '</script><!-- \u2028 $& &amp;']);
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify([value, '</script><!-- \u2028 $& &amp;'])));
    }),
  );
});

test('an escaped text can end neither its element nor its attribute', () => {
  expect(escapeHtml(`<b a="1" c='2'>&`)).toBe('&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;');
});
