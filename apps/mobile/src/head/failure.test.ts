import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { scripts } from '../../testing/runHead.ts';

describe('a page whose app does not run', () => {
  /** Returns the failure mark of the page after an error event. */
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

  test('is marked when its code cannot be loaded, and when its code throws', () => {
    expect(markAfter({ target: 'SCRIPT' })).toBe('');
    expect(markAfter({ target: 'window', message: 'Uncaught Error: broken' })).toBe('');
  });

  test("is marked 'old' if the browser does not understand the code", () => {
    expect(markAfter({ target: 'window', message: "Uncaught SyntaxError: Unexpected token '??='" })).toBe('old');
  });

  test("keeps the mark for old browsers when a script or the app's code fails later", () => {
    const tooOld = { 'data-failed': 'old' };
    expect(markAfter({ target: 'window', message: 'Uncaught SyntaxError: Unexpected token' }, tooOld)).toBe('old');
    expect(markAfter({ target: 'window', message: 'Uncaught TypeError: a.at is not a function' }, tooOld)).toBe('old');
    expect(markAfter({ target: 'SCRIPT' }, tooOld)).toBe('old');
  });

  test('is not marked when a picture fails, or while the app runs', () => {
    expect(markAfter({ target: 'IMG' })).toBeUndefined();
    expect(markAfter({ target: 'window', message: 'Uncaught Error' }, { 'data-app': '' })).toBeUndefined();
  });

  test('is marked in every browser with modules: the script uses only syntax of 2015', () => {
    expect(scripts.failure).not.toMatch(/\?\.|\?\?|\*\*/);
  });
});
