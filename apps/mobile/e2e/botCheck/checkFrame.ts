import type { Page } from '@playwright/test';
import type { Words } from '../fixtures/words.ts';

/**
 * Returns the check over the page, with its controls. The check is in English if GeeTest does not have the player's
 * language.
 */
export function checkFrame(page: Page, words: Words) {
  const frame = page.locator('dialog[open] iframe').contentFrame();
  const press = (name: string) => () => frame.getByRole('button', { name, exact: true }).click();
  return {
    dialog: page.getByRole('dialog', { name: words('auth', 'botCheckTitle') }),
    title: frame.getByText('Slide to complete the puzzle'),
    pass: press('Slide'),
    answerAsProgram: press('Answer as a program'),
    close: press('Close'),
    breakDown: press('It breaks'),
    removeMask: () => frame.locator('.geetest_mask').evaluate((drawn) => drawn.remove()),
  };
}
