import { resolve } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { Limits } from './page/limits.ts';

const limits: Limits = { text: 11, touch: 24, moneyTouch: 44, money: '[data-moves-money], form button[type=submit]' };

/**
 * What does not fit on a page, or in a frame of it, as it is now, each as a sentence; empty when everything fits: words
 * that are cut off, broken in two or below the fold of a dialog, reach out of their button or stand at the wrong end of
 * their line, controls and words that lie on one another, a page that scrolls sideways or to nothing, words too small
 * to read, controls too small for a finger. With `numerals`, numbers in other digits than those of the page, too.
 *
 * A name that we did not word, isolated by `<bdi>` or `dir="auto"`, may end in an ellipsis: it has a place where it is
 * whole. So may what runs by itself (a ticker), which is whole in time. A sum of money never.
 */
export async function findLayoutFaults(page: Page | Frame, own: Partial<Limits> = {}): Promise<string[]> {
  script ??= buildScript();
  return page.evaluate<string[]>(
    `(() => { ${await script}; return page.layoutFaults(${JSON.stringify({ ...limits, ...own })}); })()`,
  );
}

/** Made once in a worker. */
let script: Promise<string> | undefined;

/** The folder `page` as one script that leaves nothing behind in the page. */
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
