import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { scripts } from '../../testing/runHead.ts';

describe('a page whose app does not run', () => {
  /** The mark that the page bears after something went wrong on it. */
  function markAfter(event: { target: string; message?: string }, { isRunning = false } = {}) {
    const attributes: Record<string, string> = isRunning ? { 'data-app': '' } : {};
    const root = {
      getAttribute: (name: string) => attributes[name] ?? null,
      setAttribute: (name: string, value: string) => {
        attributes[name] = value;
      },
    };
    const window = {};
    let report = (_event: object) => {};
    runInNewContext(scripts.failure, {
      document: { documentElement: root },
      window,
      navigator: { onLine: true },
      addEventListener: (_name: string, listener: (event: object) => void) => {
        report = listener;
      },
    });
    report({ message: event.message, target: event.target === 'window' ? window : { tagName: event.target } });
    return attributes['data-failed'];
  }

  test('is marked where its code can not be had, and where it throws', () => {
    expect(markAfter({ target: 'SCRIPT' })).toBe('');
    expect(markAfter({ target: 'window', message: 'Uncaught Error: broken' })).toBe('');
  });

  test('is marked as too much for the browser where that does not understand it', () => {
    expect(markAfter({ target: 'window', message: "Uncaught SyntaxError: Unexpected token '??='" })).toBe('old');
    const marks: string[][] = [];
    runInNewContext(scripts.oldBrowser, {
      document: { documentElement: { setAttribute: (...mark: string[]) => marks.push(mark) } },
    });
    expect(marks).toEqual([['data-failed', 'old']]);
  });

  test('is not marked for a picture, nor once the app runs', () => {
    expect(markAfter({ target: 'IMG' })).toBeUndefined();
    expect(markAfter({ target: 'window', message: 'Uncaught Error' }, { isRunning: true })).toBeUndefined();
  });

  test('the script for browsers without modules has no syntax of 2015 or later', () => {
    expect(scripts.oldBrowser).not.toMatch(/`|=>|\b(const|let|class)\b|\?\.|\?\?/);
    expect(scripts.failure, 'the script before all others is understood by every browser with modules').not.toMatch(
      /\?\.|\?\?|\*\*/,
    );
  });
});
