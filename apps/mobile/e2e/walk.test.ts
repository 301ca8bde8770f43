import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type AddressFacts, everyAddress } from './everyAddress.ts';
import { expect, test, type Words } from './house.ts';

type Visitor = 'guest' | 'member' | 'trial';

/** What a person sees of a screen, as far as every screen has it. */
interface Sight {
  path: string;
  title: string;
  /** The screen's heading is on show and says something. */
  hasHeading: boolean;
  hasFooter: boolean;
  waysBack: number;
  isMissing: boolean;
  /** Pixels by which the page is wider than the phone. */
  overflow: number;
}

const switchesOf = (merchant: string): Record<string, boolean> =>
  JSON.parse(readFileSync(new URL(`../../../merchants/${merchant}/switches.json`, import.meta.url), 'utf8'));
const nameOf = (merchant: string): string =>
  JSON.parse(readFileSync(new URL(`../../../merchants/${merchant}/merchant.json`, import.meta.url), 'utf8')).name;

/** Where the address takes this visitor, and what stands there. */
function expectedAt(address: string, visitor: Visitor, merchant: string, words: Words): Sight {
  const pathOf = (of: string) => of.split('?')[0]!;
  const asked = everyAddress[address]!;
  const isClosed = asked.needs !== undefined && switchesOf(merchant)[asked.needs] !== true;
  const path = isClosed ? '/m/home' : asked.isForMembers && visitor === 'guest' ? '/m/login' : pathOf(address);
  const facts: AddressFacts = path === pathOf(address) ? asked : everyAddress[path]!;
  const title = facts.title === 'navHome' ? words('common', 'navHome') : words('shell', facts.title);
  return {
    path,
    title: `${title} · ${nameOf(merchant)}`,
    hasHeading: true,
    hasFooter: !facts.noFooter,
    waysBack: facts.title === 'navHome' ? 0 : 1,
    isMissing: !facts.isBuilt,
    overflow: 0,
  };
}

const see = (page: Page, texts: { nav: string; back: string; missing: string }): Promise<Sight> =>
  page.evaluate(({ nav, back, missing }) => {
    const isSeen = (element: Element | null | undefined) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true;
    const heading = document.querySelector('h1');
    return {
      path: location.pathname,
      title: document.title,
      hasHeading: isSeen(heading) && (heading!.textContent !== '' || heading!.querySelector('img, svg') !== null),
      hasFooter: isSeen(document.querySelector(`nav[aria-label="${nav}"]`)),
      waysBack: [...document.querySelectorAll(`button[aria-label="${back}"]`)].filter(isSeen).length,
      isMissing: document.querySelector('main')?.textContent?.includes(missing) === true,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  }, texts);

/** Goes on to the address within the app, as a link does. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    const state = {
      idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1,
      key: Math.random().toString(36).slice(2, 10),
    };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);

for (const visitor of ['guest', 'member', 'trial'] as const) {
  test(`[SHELL-01] [SHELL-03] [ROUTE-17] a ${visitor} walks through every address: title, frame and a screen on each, and nothing wrong in the console`, async ({
    page,
    words,
    merchant,
    becomeMember,
    becomeTrial,
  }) => {
    if (visitor === 'member') await becomeMember();
    else if (visitor === 'trial') await becomeTrial();
    else await page.goto('/m/home');

    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' || message.type() === 'error')
        faults.push(`${message.type()}: ${message.text()}`);
    });
    page.on('response', (reply) => {
      if (reply.status() >= 400) faults.push(`${reply.status()} ${reply.url()}`);
    });
    page.on('requestfailed', (request) => {
      // A call whose screen is gone is called off; one that got no answer is a fault.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED')
        faults.push(`${request.failure()?.errorText} ${request.url()}`);
    });
    const texts = {
      nav: words('common', 'nav'),
      back: words('common', 'back'),
      missing: words('shell', 'moduleMissing'),
    };
    for (const address of Object.keys(everyAddress)) {
      await goTo(page, address);
      await expect
        .poll(() => see(page, texts), { message: `${address} for a ${visitor}`, intervals: [20, 50, 100, 200] })
        .toEqual(expectedAt(address, visitor, merchant, words));
    }
    expect(faults).toEqual([]);
  });
}
