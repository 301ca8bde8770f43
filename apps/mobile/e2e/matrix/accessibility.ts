import { AxeBuilder } from '@axe-core/playwright';
import { merchantCodes, type MerchantCode } from '../environment/setups.ts';
import { hasRegisterForm, readLanguages } from '../fixtures/files.ts';
import { goTo } from '../fixtures/goTo.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { waitForScreen, waitForStillness } from '../layout/waitForScreen.ts';
import { chooseSlice } from './chooseSlice.ts';
import { groupBy } from './groupBy.ts';

const modes = ['dark', 'light'] as const;

/** One screen of one merchant, as it is checked for what keeps some people out. */
export interface Check {
  merchant: MerchantCode;
  mode: (typeof modes)[number];
  language: string;
  address: string;
}

/** Home, login, register and a list at every merchant, in both modes and every language. */
export const everyCheck: readonly Check[] = merchantCodes.flatMap((merchant) =>
  modes.flatMap((mode) =>
    readLanguages(merchant).supported.flatMap((language) =>
      ['/m/home', '/m/login', ...(hasRegisterForm(merchant) ? ['/m/register'] : []), '/m/gameList?gameType=LIVE'].map(
        (address) => ({ merchant, mode, language, address }),
      ),
    ),
  ),
);

/** What each check of the slice is chosen for: every merchant and every screen in both modes, and every language. */
export const valuesOfCheck = ({ merchant, mode, language, address }: Check): string[] => [
  `${merchant}, ${mode}`,
  `${address}, ${mode}`,
  language,
];

export const checksOfSlice = chooseSlice(everyCheck, valuesOfCheck);

/** Declares a test for each merchant, mode and language among the checks. */
export function testAccessibility(checks: readonly Check[]): void {
  const groups = groupBy(checks, ({ merchant, mode, language }) => `${merchant} ${mode} ${language}`);
  for (const group of groups) {
    const [{ merchant, mode, language }] = group;
    test.describe('accessibility', () => {
      test.use({ merchant });

      test(`axe finds nothing at ${merchant} in ${language}, ${mode} mode`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript(
          ([theme, code]) => {
            localStorage.setItem('theme', theme!);
            localStorage.setItem('language', code!);
          },
          [mode, language],
        );
        await page.goto(group[0].address);
        for (const { address } of group) {
          await goTo(page, address);
          await waitForScreen(page);
          await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
          await waitForStillness(page);
          const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
          const found = violations.map(
            ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
          );
          expect(found, address).toEqual([]);
        }
      });
    });
  }
}
