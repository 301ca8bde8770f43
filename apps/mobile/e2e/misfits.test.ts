import type { Page, Route } from '@playwright/test';
import { browserOptions } from './browser.ts';
import { findMisfits } from './findMisfits.ts';
import { expect, announcementDialog, test } from './house.ts';
import { offerPseudo } from './pseudo.ts';

/** What a page is looked at in: its width in pixels, and the person's own text size in per cent. */
type View = readonly [width: number, textSize: number];

/** From the smallest phone that is sold to the widest that the page grows. */
const allViews: readonly View[] = [
  [320, 100],
  [360, 100],
  [412, 100],
  [480, 100],
  [320, 200],
  [412, 200],
];
/** The narrowest: where it fits here, it fits. What is wider is looked at in the house's own language. */
const narrowViews: readonly View[] = [
  [320, 100],
  [320, 200],
];

/** Half as long again at twice the size is what nobody reads. */
const pseudoViews: readonly View[] = [
  [320, 100],
  [480, 100],
];

interface Sight {
  name: string;
  address: string;
  /** What is opened there, if anything; Escape closes it. */
  open?: (page: Page) => Promise<unknown>;
}

const menu = (page: Page) => page.locator('header [aria-haspopup=dialog]').first().click();
const ofGuests = (canRegister: boolean): Sight[] => [
  { name: 'home', address: '/m/home' },
  { name: 'side menu', address: '/m/home', open: menu },
  {
    name: 'settings',
    address: '/m/home',
    open: (page) => page.locator('[aria-haspopup=dialog]:has([class*=flag])').first().click(),
  },
  { name: 'login', address: '/m/login' },
  ...(canRegister ? [{ name: 'register', address: '/m/register' }] : []),
  { name: 'game list', address: '/m/gameList?gameType=RNG' },
  { name: 'a module that is not there', address: '/m/help' },
];
const ofMembers: Sight[] = [
  { name: 'home of a member', address: '/m/home' },
  { name: 'side menu of a member', address: '/m/home', open: menu },
  { name: 'logging out', address: '/m/member/home', open: (page) => page.locator('main button').last().click() },
  { name: 'member centre', address: '/m/member/home' },
  { name: 'favourites', address: '/m/gameList?type=fav' },
];
/** What the gateway is asked to be for this page alone. */
const closedAs = ['maintenance', 'regionRestriction'] as const;

/** Changes the address as a link would, without loading the page anew. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

/**
 * The person's own text size, in per cent: what the browser's setting does to the page, which reads it in one rule. The
 * test below holds that this is the same.
 */
async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    const rules = (list: CSSRuleList): CSSStyleRule[] =>
      [...list].flatMap((rule) =>
        rule instanceof CSSStyleRule ? [rule] : rule instanceof CSSGroupingRule ? rules(rule.cssRules) : [],
      );
    const rule = [...document.styleSheets]
      .flatMap((sheet) => rules(sheet.cssRules))
      .find(({ selectorText, style }) => selectorText === 'html' && style.fontSize.includes('100%'))!;
    document.documentElement.style.fontSize =
      size === 100 ? '' : rule.style.fontSize.replace('100%', `${size * 0.16}px`);
  }, percent);
}

/** What came is drawn, with its fonts, and nothing fades or moves any more but what always does. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    await frame();
    await document.fonts.ready;
    // Not for a countdown, which runs for minutes.
    const isSoonOver = ({ effect, currentTime }: Animation) =>
      Number(effect?.getComputedTiming().endTime ?? 0) - Number(currentTime ?? 0) < 1000;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isSoonOver)
        .map((one) => one.finished),
    );
    await frame();
  });
}

/** A screen has come, down to its end: no bones of what is awaited any more. What stands below the fold comes when it is near. */
async function expectScreen(page: Page): Promise<void> {
  await expect(
    page.locator('main').getByRole('heading').or(page.locator('main li, main form, main p')).first(),
  ).toBeVisible();
  const bones = page.locator('main [class*=skeleton]:visible');
  await expect(async () => {
    if ((await bones.count()) > 0) await bones.last().scrollIntoViewIfNeeded({ timeout: 500 });
    await expect(bones).toHaveCount(0, { timeout: 300 });
  }).toPass({ timeout: 20_000 });
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Misfits, each told once with all places where it is, and as one where only names and pixels differ. */
class Report {
  readonly #places = new Map<string, { first: string; places: Set<string> }>();

  add(where: string, misfits: readonly string[]): void {
    for (const misfit of misfits) {
      const kind = misfit.replaceAll(/"[^"]*"|[\d.]+ px/g, '…');
      const told = this.#places.get(kind) ?? { first: misfit, places: new Set() };
      told.places.add(where);
      this.#places.set(kind, told);
    }
  }

  get lines(): string[] {
    return [...this.#places.values()].map(({ first, places }) => `${first} At: ${[...places].join('; ')}`);
  }
}

const langOf: Readonly<Record<string, string>> = { XA: 'en-XA', XB: 'ar-XB' };

/** Looks at what is on screen in each view. */
async function look(page: Page, report: Report, language: string, name: string, views: readonly View[]): Promise<void> {
  for (const [width, textSize] of views) {
    await setTextSize(page, textSize);
    await page.setViewportSize({ width, height: 720 });
    await settle(page);
    const misfits = await findMisfits(page);
    // Drawn out as they are, words of the pseudo language may break; no other's may.
    report.add(
      `${language} ${name} ${width} px ${textSize} %`,
      misfits.filter((misfit) => !(language in langOf && misfit.startsWith('Broken within a word'))),
    );
  }
  await setTextSize(page, 100);
}

/** Looks at what stands there while the code of a screen is on its way. */
async function lookAtAwaited(page: Page, report: Report, language: string, views: readonly View[]): Promise<void> {
  const held: Route[] = [];
  const hold = (route: Route) => void held.push(route);
  await page.route('**/*.js', hold);
  await go(page, '/m/gameList?gameType=RNG');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look(page, report, language, 'a screen on its way', views);
  expect(held).not.toEqual([]);
  await page.unroute('**/*.js', hold);
  await Promise.all(held.map((route) => route.continue()));
}

/** The page loaded anew in a language, by a guest or someone signed in. */
async function load(page: Page, language: string, session: string | null): Promise<void> {
  await page.evaluate(
    ([code, kept]) => {
      sessionStorage.clear();
      localStorage.setItem('language', code!);
      if (kept === null) localStorage.removeItem('MC_SESSION_INFO');
      else localStorage.setItem('MC_SESSION_INFO', kept!);
    },
    [language, session],
  );
  await page.goto('/m/home');
  await expect(page.locator('html')).toHaveAttribute('lang', langOf[language] ?? /^[a-z]{2,3}(-[A-Z]+)?$/);
}

test.describe('what does not fit', () => {
  test.use({ serviceWorkers: 'block', readsNews: true });

  for (const who of ['a guest', 'a member'] as const) {
    test(`is nowhere for ${who}: in every language, at 320 to 480 px, and at twice the text`, async ({
      page,
      languages,
      canRegister,
      becomeMember,
    }) => {
      const tongues = [...languages.supported, 'XA', 'XB'];
      test.setTimeout(120_000 * tongues.length);
      if (who === 'a member') await becomeMember();
      else await page.goto('/m/login');
      const session = await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'));
      await offerPseudo(page);
      const report = new Report();
      for (const language of tongues) {
        const views = language === languages.default ? allViews : language in langOf ? pseudoViews : narrowViews;
        await load(page, language, session);
        const news = announcementDialog(page);
        await expect(news).toBeVisible({ timeout: 20_000 });
        await look(page, report, language, 'news', language in langOf ? pseudoViews : narrowViews);
        await page.keyboard.press('Escape');
        await expect(news).toHaveCount(0);
        if (who === 'a guest') await lookAtAwaited(page, report, language, views);
        for (const { name, address, open } of who === 'a guest' ? ofGuests(canRegister) : ofMembers) {
          await go(page, address);
          await expectScreen(page);
          await open?.(page);
          if (open !== undefined) await expect(page.locator('dialog[open]')).toBeVisible();
          await look(page, report, language, name, views);
          if (open !== undefined) await page.keyboard.press('Escape');
        }
        if (who === 'a member') continue;
        for (const state of closedAs) {
          await page.setExtraHTTPHeaders({ 'Sandbox-Site': state, 'Sandbox-Region': 'IS' });
          await load(page, language, session);
          await expect(page.getByRole('navigation')).toHaveCount(0, { timeout: 20_000 });
          await look(page, report, language, state, language in langOf ? pseudoViews : narrowViews);
        }
        await page.setExtraHTTPHeaders({});
      }
      expect(report.lines).toEqual([]);
    });
  }

  test('at twice the text is looked for as a browser shows it whose text is set so', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const { args, ...options } = browserOptions();
    const browser = await playwright.chromium.launch({
      ...options,
      args: [...args, '--blink-settings=defaultFontSize=32'],
    });
    const other = await browser.newPage({ baseURL: baseURL!, viewport: { width: 412, height: 720 } });
    await other.goto('/m/login');
    const real = await other.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await browser.close();
    await page.goto('/m/login');
    const usual = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await setTextSize(page, 200);
    const asTold = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(Number.parseFloat(asTold)).toBeCloseTo(Number.parseFloat(real), 2);
    expect(Number.parseFloat(real)).toBeGreaterThan(Number.parseFloat(usual) * 1.5);
  });
});
