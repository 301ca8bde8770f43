import { resolve } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { Limits } from './page/limits.ts';

const limits: Limits = { text: 11, touch: 24, moneyTouch: 44, money: '[data-moves-money], form button[type=submit]' };

/**
 * Finds layout faults on a page or in a frame, in its current state. Returns a sentence for each; empty if there are
 * none. Faults are: words that are clipped, broken in two or below the fold of a dialog, extend outside their button or
 * are at the wrong end of their line; controls and words that overlap; a page that scrolls sideways or without content;
 * words too small to read; controls too small for a finger. With `numerals`, also numbers in other digits than those of
 * the page.
 *
 * A name that is not the product's own text, isolated by `<bdi>` or `dir="auto"`, may end in an ellipsis: another
 * screen shows it completely. Moving text (a ticker) may be cut too, because it shows its end later. A sum of money may
 * not be cut.
 */
export async function findLayoutFaults(page: Page | Frame, own: Partial<Limits> = {}): Promise<string[]> {
  script ??= buildScript();
  return page.evaluate<string[]>(
    `(() => { ${await script}; return page.layoutFaults(${JSON.stringify({ ...limits, ...own })}); })()`,
  );
}

/** The script. It is built once per worker. */
let script: Promise<string> | undefined;

/** Builds the folder `page` into one script that leaves no global names in the page. */
async function buildScript(): Promise<string> {
  const results = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: resolve(import.meta.dirname, 'page/layoutFaults.ts'), name: 'page', formats: ['iife'] },
    },
  });
  const [{ output }] = results as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}
