import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { scripts } from '../../testing/runHead.ts';

describe('a page whose app does not run', () => {
  /** The mark that the page bears after something went wrong on it. */
  function markAfter(event: { target: string; message?: string }, before: Record<string, string> = {}) {
    const attributes = { ...before };
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
  });

  test('keeps the message for browsers that are too old when the script in the head or the code fails there', () => {
    const tooOld = { 'data-failed': 'old' };
    expect(markAfter({ target: 'window', message: 'Uncaught SyntaxError: Unexpected token' }, tooOld)).toBe('old');
    expect(markAfter({ target: 'window', message: 'Uncaught TypeError: a.at is not a function' }, tooOld)).toBe('old');
    expect(markAfter({ target: 'SCRIPT' }, tooOld)).toBe('old');
  });

  test('is not marked for a picture, nor once the app runs', () => {
    expect(markAfter({ target: 'IMG' })).toBeUndefined();
    expect(markAfter({ target: 'window', message: 'Uncaught Error' }, { 'data-app': '' })).toBeUndefined();
  });

  test('is marked in every browser with modules: the script has only syntax of 2015', () => {
    expect(scripts.failure).not.toMatch(/\?\.|\?\?|\*\*/);
  });
});
