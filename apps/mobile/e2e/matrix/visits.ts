import type { Page } from '@playwright/test';
import { readNumerals } from '../fixtures/files.ts';
import { giveBalance } from '../fixtures/giveBalance.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { saveData } from '../fixtures/saveData.ts';
import { FaultReport } from '../layout/faultReport.ts';
import { findLayoutFaults } from '../layout/findLayoutFaults.ts';
import { offerPseudoLanguages } from '../layout/offerPseudoLanguages.ts';
import { setTextSize } from '../layout/textSize.ts';
import { waitForStillness } from '../layout/waitForScreen.ts';
import { runAxe, type Check, findAccessibilityFaults } from './accessibility.ts';
import { groupBy } from './groupBy.ts';
import type { Look } from './looks.ts';
import { isPseudo } from './places.ts';
import { screens } from './screens.ts';

/** The `lang` of a page in a pseudo language. */
const langOf: Readonly<Record<string, string>> = { XA: 'en-XA', XB: 'ar-XB' };

/**
 * Declares a test for each merchant, language and viewer among the looks. A test loads home once, opens all screens,
 * and must find no layout fault on any of them. It must also find no accessibility fault with axe. A check whose visit
 * is not among the looks is an error.
 */
export function testVisits(looks: readonly Look[], checks: readonly Check[]): void {
  const groups = groupBy(looks, groupOf);
  const visits = new Set(groups.map(([first]) => groupOf(first)));
  const left = checks.find((check) => !visits.has(groupOf(check)));
  if (left) throw new Error(`No visit checks ${groupOf(left)}.`);
  for (const group of groups) {
    const [
      {
        merchant,
        language,
        screen: { viewer },
      },
    ] = group;
    const checksOfVisit = checks.filter((check) => groupOf(check) === groupOf(group[0]));
    test.describe('a visit', () => {
      // One visit opens every screen, and axe checks each screen in both modes. So the timeout grows with the number of
      // looks.
      test.describe.configure({ timeout: 120_000 + 6_000 * (group.length + checksOfVisit.length) });
      // Motion is reduced, because titles that move have a different layout.
      test.use({ merchant, viewer, announcements: 'shown', contextOptions: {} });

      test(`shows a ${viewer} of ${merchant} in ${language} no layout faults, and no faults of axe`, async ({
        page,
        session,
      }) => {
        // Data saver is on, because otherwise the code of the next screens would load before the placeholder is
        // checked.
        await saveData(page);
        if (session) await giveBalance(page, merchant, session, '12345678.90');
        if (isPseudo(language)) await offerPseudoLanguages(page);
        await page.addInitScript((code) => localStorage.setItem('language', code), language);
        const load = async () => {
          await page.goto('/m/home');
          await expect(page.locator('html')).toHaveAttribute('lang', langOf[language] ?? /^[a-z]{2,3}(-[A-Z]+)?$/);
        };
        await load();
        const report = new FaultReport();
        // The screens are shown in the order of the list, because announcements open once and a closed site stays
        // closed.
        for (const screen of screens) {
          const views = group.filter((look) => look.screen === screen);
          const isPassed = screen.comesUp === true && screen.viewer === viewer;
          if (views.length === 0 && !isPassed) continue;
          const leave = await screen.show(page, load);
          for (const look of views) report.add(nameOf(look), await faultsOf(page, look));
          await setTextSize(screen.frameOf?.(page) ?? page, 100);
          if (screen.isForced && !isPseudo(language))
            report.add(`${screen.name} in forced colours`, await faultsInForcedColors(page));
          for (const { mode } of checksOfVisit.filter((check) => check.screen === screen)) {
            await page.setViewportSize({ width: 412, height: 823 });
            report.add(`${screen.name} ${mode}`, await findAccessibilityFaults(page, mode));
          }
          await leave?.();
        }
        expect(report.lines).toEqual([]);
      });
    });
  }
}

const groupOf = ({ merchant, language, screen }: Look | Check) => `${merchant} ${language} ${screen.viewer}`;
const nameOf = ({ screen, width, height, textSize }: Look) => `${screen.name} ${width} x ${height} px ${textSize} %`;

/** Finds faults of the page when the system sets the colours. */
async function faultsInForcedColors(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 720 });
  await page.emulateMedia({ forcedColors: 'active' });
  await waitForStillness(page);
  // The rule for contrast is excluded. The system controls the contrast here, and axe would compare the page's own text
  // colour with the system's background.
  const faults = [...(await findLayoutFaults(page)), ...(await runAxe(page, ['color-contrast']))];
  await page.emulateMedia({ forcedColors: null });
  return faults;
}

async function faultsOf(page: Page, { screen, merchant, language, width, height, textSize }: Look): Promise<string[]> {
  const view = screen.frameOf?.(page) ?? page;
  await setTextSize(view, textSize);
  await page.setViewportSize({ width, height });
  await waitForStillness(view);
  const faults = await findLayoutFaults(view, isPseudo(language) ? {} : { numerals: readNumerals(merchant, language) });
  // Words of a pseudo language are longer than real words and may break. Words of other languages may not.
  return faults.filter((fault) => !(isPseudo(language) && fault.startsWith('Broken within a word')));
}
