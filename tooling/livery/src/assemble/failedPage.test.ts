import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { failedPage, failureScript, oldBrowserScript } from './failedPage.ts';

const texts = {
  common: { reload: 'Reload' },
  status: { appFailed: 'It could not be opened.', browserTooOld: 'Too old <b>.', scriptsOff: 'Turn on JavaScript.' },
};

/** A page on which something goes wrong; the mark that it bears then. */
function markAfter(event: { target: string; message?: string }, { isRunning = false } = {}) {
  const attributes: Record<string, string> = isRunning ? { 'data-app': '' } : {};
  const root = {
    getAttribute: (name: string) => attributes[name] ?? null,
    setAttribute: (name: string, value: string) => {
      attributes[name] = value;
    },
  };
  const window = {};
  let tell = (_event: object) => {};
  const page = {
    document: { documentElement: root },
    window,
    addEventListener: (_name: string, listener: (event: object) => void) => {
      tell = listener;
    },
  };
  runInNewContext(failureScript, page);
  tell({ message: event.message, target: event.target === 'window' ? window : { tagName: event.target } });
  return attributes['data-failed'];
}

describe('a page whose app does not run', () => {
  test('is marked where its code can not be had, and where it throws', () => {
    expect(markAfter({ target: 'SCRIPT' })).toBe('');
    expect(markAfter({ target: 'window', message: 'Uncaught Error: broken' })).toBe('');
  });

  test('is marked as too much for the browser where that does not understand it', () => {
    expect(markAfter({ target: 'window', message: "Uncaught SyntaxError: Unexpected token '??='" })).toBe('old');
    const marks: string[][] = [];
    runInNewContext(oldBrowserScript, {
      document: { documentElement: { setAttribute: (...mark: string[]) => marks.push(mark) } },
    });
    expect(marks).toEqual([['data-failed', 'old']]);
  });

  test('is not marked for a picture, nor once the app runs', () => {
    expect(markAfter({ target: 'IMG' })).toBeUndefined();
    expect(markAfter({ target: 'window', message: 'Uncaught Error' }, { isRunning: true })).toBeUndefined();
  });

  test('says so in the language of the page, with a way to reload, and without requests', () => {
    const html = failedPage({ name: 'Jo & Co', texts });
    for (const words of ['Jo &amp; Co', 'It could not be opened.', 'Too old &lt;b&gt;.', '<a href="">Reload</a>'])
      expect(html).toContain(words);
    expect(html).toMatch(/<noscript>.*Turn on JavaScript\..*<\/noscript>/);
    expect(html).not.toMatch(/src=|style=|url\(|<script/);
  });
});
