import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { runHead, scripts } from '../../testing/runHead.ts';

/** Runs the script in a browser without the features that `change` removes. Returns the mark that it sets on the page. */
function markAfter(change: string): string | undefined {
  const attributes: Record<string, string> = {};
  const page = createContext({
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => {
          attributes[name] = value;
        },
      },
    },
    CSSLayerBlockRule: Function,
    CSS: { supports: (condition: string) => condition === 'selector(:has(a))' },
  });
  runInContext(`var window = globalThis; ${change}`, page);
  runInContext(scripts.oldBrowser, page);
  return attributes['data-failed'];
}

describe('a browser below the minimum', () => {
  test.each([
    ['Object.hasOwn', 'delete Object.hasOwn'],
    ['Array.prototype.at', 'delete Array.prototype.at'],
    ['style layers', 'delete window.CSSLayerBlockRule'],
    [':has()', 'CSS.supports = function () { return false; }'],
    ['CSS.supports and layers', 'delete window.CSS; delete window.CSSLayerBlockRule'],
  ])('without %s is marked as too old', (_, change) => {
    expect(markAfter(change)).toBe('old');
  });

  test('is not reported in a browser with all features', () => {
    expect(markAfter('')).toBeUndefined();
  });

  test('can parse the feature check: the script uses only syntax from before 2015', () => {
    expect(scripts.oldBrowser).not.toMatch(/`|=>|\b(const|let|class)\b|\?\.|\?\?/);
  });

  test("loads neither the app's code nor the service worker, and sends no request to the gateway", () => {
    const { registered, preloads, sent, listeners } = runHead({ isTooOld: true });
    expect({ registered, preloads, sent }).toEqual({ registered: [], preloads: [], sent: [] });
    expect(Object.keys(listeners)).toEqual([]);
  });
});
