import { type CallName, calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork } from '@livery/api/testing';
import { waitForStoreIdle } from '@livery/features/testing';
import { type Numerals, toNumerals } from '@livery/i18n';
import { switchLanguage } from '@livery/i18n/react';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { everyAddress } from '../e2e/everyAddress.ts';
import { findOtherDigits } from '../e2e/layout/page/otherDigits.ts';
import { renderShell } from '../testing/renderShell.tsx';
import { table } from './router.tsx';

const network = startNetwork();

/** All addresses with their own page. Home has more addresses, which show the same page. */
const addresses = [
  ...Object.keys(everyAddress).filter((address) => !/^\/(m\/?(index.*)?)?$/.test(address)),
  '/m/service?feedback=1',
  '/m/activity?id=1',
  '/m/lottery?view=results',
  '/m/lottery?view=vn',
  '/m/gameList?type=fav',
];

/**
 * Converts the digits in texts of the sample values to the page's numerals, because the gateway sends content with such
 * numerals.
 */
const inNumerals = (value: unknown, numerals: Numerals): unknown => {
  if (typeof value === 'string') return /\p{L}.* | .*\p{L}/u.test(value) ? toNumerals(value, numerals) : value;
  if (Array.isArray(value)) return value.map((one) => inNumerals(one, numerals));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inNumerals(one, numerals)]));
};

const spoken = ['aria-label', 'aria-valuetext', 'placeholder', 'alt', 'title'];

/** All texts on the page, including texts only for screen readers. */
const textsOnPage = () =>
  [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [{ element, text: node.data.trim() }] : [])),
    ...spoken.map((name) => ({ element, text: element.getAttribute(name) ?? '' })),
  ]);

/**
 * Waits until the content is complete. After a reply, a part can appear whose code is not loaded yet, and that part can
 * send a request.
 */
async function waitForStableContent(store: Parameters<typeof waitForStoreIdle>[0]): Promise<void> {
  for (let before = ''; before !== document.body.innerHTML;) {
    before = document.body.innerHTML;
    await act(() => vi.dynamicImportSettled());
    await waitForStoreIdle(store);
  }
}

const viewers = [
  { viewer: 'member', language: 'BN', numerals: 'beng' },
  { viewer: 'guest', language: 'BN', numerals: 'beng' },
  { viewer: 'member', language: 'UR', numerals: 'latn' },
] as const;

test.each(viewers)(
  '[LANG-08] every screen in $language shows a $viewer its numbers only in $numerals digits',
  async ({ viewer, language, numerals }) => {
    network.use(
      ...(Object.keys(calls) as CallName[]).map((name) =>
        answer(calls[name], inNumerals(sampleValues[name], numerals) as never),
      ),
    );
    const { go, texts, store } = await renderShell({
      table,
      at: '/m/home',
      isSignedIn: viewer === 'member',
      merchant: { currency: { code: 'BDT', symbol: '৳', pattern: '#,##,##0.00', numerals: 'beng' } },
      switches: { MANPLAYREB3: true, REFERRAL: true, AGENTPOLICY3: true, APPWINDOW: true },
    });
    await act(() => switchLanguage(texts, language));
    const found: string[] = [];
    for (const address of addresses) {
      await go(address);
      await waitForStableContent(store);
      found.push(...findOtherDigits(textsOnPage(), numerals).map((fault) => `${address}: ${fault}`));
    }
    expect(found).toEqual([]);
  },
  60_000,
);
