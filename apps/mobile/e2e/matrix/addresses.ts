import type { Page } from '@playwright/test';
import { merchantCodes, type MerchantCode } from '../environment/setups.ts';
import { type AddressFacts, everyAddress } from '../everyAddress.ts';
import { isBuilt } from '../fixtures/builtScreens.ts';
import { readName, readSwitches } from '../fixtures/files.ts';
import { gateAt } from '../fixtures/gateAt.ts';
import { goTo } from '../fixtures/goTo.ts';
import { expect, test, type Viewer } from '../fixtures/merchantTest.ts';
import type { Words } from '../fixtures/words.ts';

/** A walk of one viewer through every address of a merchant. */
export interface Walk {
  merchant: MerchantCode;
  viewer: Viewer;
}

export const everyWalk: readonly Walk[] = merchantCodes.flatMap((merchant) =>
  (['guest', 'member', 'trial'] as const).map((viewer) => ({ merchant, viewer })),
);

/** The walk in `npm test`. A member sees the most screens, and this merchant has the most features. */
const tagOf = ({ merchant, viewer }: Walk) => (viewer === 'member' ? gateAt(merchant, 'padma') : []);

/** The visible parts that every screen has. */
interface View {
  path: string;
  title: string;
  /** The screen's heading is visible and not empty. */
  hasHeading: boolean;
  hasFooter: boolean;
  backButtons: number;
  isMissing: boolean;
  /** Pixels by which the page is wider than the phone. */
  overflow: number;
}

/** Returns the expected path and content when this viewer opens the address from another address. */
function expectedAt(address: string, { merchant, viewer }: Walk, words: Words, before: string): View {
  const pathOf = (of: string) => of.split('?')[0]!;
  const wanted = everyAddress[address]!;
  const isOff = wanted.needs?.every((name) => readSwitches(merchant)[name] !== true) === true;
  const isClosed = isOff || (wanted.isForGuests && viewer === 'member');
  const isRefused = viewer === 'trial' && wanted.forTrials !== undefined;
  const path = isClosed
    ? '/m/home'
    : wanted.isForMembers && viewer === 'guest'
      ? '/m/login'
      : isRefused
        ? before
        : pathOf(address);
  const facts: AddressFacts =
    path === pathOf(address) ? wanted : Object.entries(everyAddress).find(([known]) => pathOf(known) === path)![1];
  const title = facts.title === 'navHome' ? words('common', 'navHome') : words('shell', facts.title);
  return {
    path,
    title: `${title} · ${readName(merchant)}`,
    hasHeading: true,
    hasFooter: !facts.noFooter,
    backButtons: facts.title === 'navHome' || facts.noBack ? 0 : 1,
    isMissing: !isBuilt(path, merchant),
    overflow: 0,
  };
}

const viewOf = (page: Page, texts: { nav: string; back: string; missing: string }): Promise<View> =>
  page.evaluate(({ nav, back, missing }) => {
    const isSeen = (element: Element | null | undefined) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true;
    const heading = document.querySelector('h1');
    return {
      path: location.pathname,
      title: document.title,
      hasHeading: isSeen(heading) && (heading!.textContent !== '' || heading!.querySelector('img, svg') !== null),
      hasFooter: isSeen(document.querySelector(`nav[aria-label="${nav}"]`)),
      backButtons: [...document.querySelectorAll(`button[aria-label="${back}"]`)].filter(isSeen).length,
      isMissing: document.querySelector('main')?.textContent?.includes(missing) === true,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  }, texts);

/**
 * Matches a warning of Chromium. Chromium logs it for every preload that nothing has used a few seconds after the load.
 * It only shows how busy the machine is: on a slow machine, the app uses its files later.
 */
const isUnusedPreload = /was preloaded using link preload but not used within a few seconds/;

/**
 * Whether an address is only for agents. A session does not contain who is an agent. So the gateway refuses all other
 * members, and the screens show the refusal.
 */
const isForAgents = (url: string) => URL.canParse(url) && new URL(url).pathname.startsWith('/wps/agent/');

/** Collects warnings, errors and failed calls of the page after this call. */
function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isFault = message.type() === 'warning' || message.type() === 'error';
    const isRefusal = isForAgents(message.location().url) && message.text().includes('403');
    if (isFault && !isRefusal && !isUnusedPreload.test(message.text()))
      faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('response', (reply) => {
    const isRefusal = reply.status() === 403 && isForAgents(reply.url());
    if (reply.status() >= 400 && !isRefusal) faults.push(`${reply.status()} ${reply.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A call is cancelled when the player leaves its screen. A call without a reply is a fault.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      faults.push(`${request.failure()?.errorText} ${request.url()}`);
  });
  return faults;
}

/** Declares a test for each walk. */
export function testAddresses(walks: readonly Walk[]): void {
  for (const walk of walks) {
    test.describe('every address', () => {
      // The tests use the whole app with its service worker, because a blocked worker would itself log a warning.
      test.use({ ...walk, serviceWorkers: 'allow' });

      test(
        `[SHELL-01] [SHELL-03] [ROUTE-17] of ${walk.merchant} shows a ${walk.viewer} a screen, without errors`,
        { tag: tagOf(walk) },
        async ({ page, words }) => {
          const faults = collectFaults(page);
          await page.goto('/m/home');
          const texts = {
            nav: words('common', 'nav'),
            back: words('common', 'back'),
            missing: words('shell', 'moduleMissing'),
          };
          let before = '/m/home';
          for (const address of Object.keys(everyAddress)) {
            const expected = expectedAt(address, walk, words, before);
            await goTo(page, address);
            await expect
              .poll(() => viewOf(page, texts), { message: address, intervals: [20, 50, 100, 200] })
              .toEqual(expected);
            before = expected.path;
          }
          expect(faults).toEqual([]);
        },
      );
    });
  }
}
