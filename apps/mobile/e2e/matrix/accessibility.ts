import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/merchantTest.ts';
import { waitForStillness } from '../layout/waitForScreen.ts';
import { everyPlace, type Place } from './places.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';

const modes = ['dark', 'light'] as const;

/** One screen of one merchant, checked for accessibility. */
export interface Check extends Place {
  screen: Screen;
  mode: (typeof modes)[number];
}

const checkedScreens = screens.filter(({ name }) =>
  [
    'home',
    'home of a member',
    'login',
    'login by a code',
    'login over a page',
    'register',
    'register by mobile number',
    'register with faults',
    'user agreement',
    'user agreement over the form',
    'forgot password',
    'the code for a new password',
    'free trial',
    'change password',
    'game list',
  ].includes(name),
);

/** Home, all screens for login and registration, and a list, at every merchant, in both modes and every language. */
export const everyCheck: readonly Check[] = everyPlace.flatMap((place) =>
  modes.flatMap((mode) =>
    checkedScreens.filter(({ isAt }) => isAt?.(place.merchant) ?? true).map((screen) => ({ ...place, screen, mode })),
  ),
);

/** Finds faults with axe on a screen in one mode, each as a sentence. The page stays in that mode. */
export async function findAccessibilityFaults(page: Page, mode: Check['mode']): Promise<string[]> {
  // Elements that move would change their colours during the check.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Sets the mode as the app does when a player chooses it: see [LANG-07].
  await page.evaluate((chosen) => {
    document.documentElement.dataset['mode'] = chosen;
  }, mode);
  await expect(page.locator('html')).toHaveCSS('color-scheme', `${mode} only`);
  await waitForStillness(page);
  const faults = await runAxe(page);
  await page.emulateMedia({ reducedMotion: null });
  return faults;
}

/** Finds faults with axe on the page in its current state, each as a sentence, except for the excluded rules. */
export async function runAxe(page: Page, without: readonly string[] = []): Promise<string[]> {
  // Legacy mode without preload is faster, because axe then opens no second page and fetches no style sheets. Axe needs
  // these only for frames of other origins and for media. The page has neither.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .disableRules([...without])
    .analyze();
  return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}
