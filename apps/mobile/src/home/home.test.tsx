import { type CallName, calls } from '@livery/api/contract';
import { sessionEnded, type SessionInfo } from '@livery/api/session';
import { answer, fail, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import { stopClock } from '@livery/features/testing';
import type { PublicMerchant } from '@livery/merchant';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import { settle } from '../../testing/settle.ts';
import { table } from '../router.tsx';

const network = startNetwork();
const old = { memberCentre: 'base', deposit: 'base' } as const;
const renewed = { memberCentre: 'new', deposit: 'new' } as const;
const versions = [
  ['base', old],
  ['new', renewed],
] as const;

interface HomeOptions {
  switches?: Partial<PublicMerchant['switches']>;
  merchant?: Partial<PublicMerchant>;
  isSignedIn?: boolean;
  session?: SessionInfo;
}

let clock: ReturnType<typeof stopClock>;

/**
 * Renders home, and waits until all content that loads automatically is shown. Returns functions that wait again after
 * each press and each change of address.
 */
async function renderHome(options: HomeOptions = {}) {
  const shell = await renderShell({ table, at: '/m/home', ...options });
  const settled = () => settle(clock, [shell.store]);
  await settled();
  return {
    ...shell,
    press: async (control: HTMLElement) => {
      // The act is awaited, because after a synchronous act React does not continue a screen that suspends.
      await act(async () => {
        fireEvent.click(control);
      });
      await settled();
    },
    go: async (to: string) => {
      await shell.go(to);
      await settled();
    },
  };
}
const header = () => within(screen.getByRole('banner'));
const shortcuts = () => within(screen.getByRole('navigation', { name: 'Shortcuts' }));
const shortcut = (name: string | RegExp) => shortcuts().getByRole('link', { name });

// All calls that home makes, immediately or later.
beforeEach(() => {
  clock = stopClock();
  network.use(...(Object.keys(calls) as CallName[]).map((name) => answer(calls[name], sampleValues[name] as never)));
});
afterEach(() => vi.useRealTimers());

describe('the header bar of home', () => {
  const entrances = versions.flatMap(([version, templates]) =>
    (['USERNAMEREG3', 'MOBILENUMREG3'] as const).map((way) => ({ version, templates, way })),
  );

  test.each(sample(entrances, 3))(
    '[HOME-01] login and register open their screens, in the $version version by $way',
    async (given) => {
      const { templates, way } = given;
      const { press, address, go } = await renderHome({ switches: { [way]: true }, merchant: { templates } });
      await press(screen.getByRole('link', { name: 'Log in' }));
      expect(address()).toBe('/m/login');
      await go('/m/home');
      await press(screen.getByRole('link', { name: 'Register' }));
      expect(address()).toBe('/m/register');
    },
  );

  test("[SHELL-02] home's own bar shows the logo", async () => {
    await renderHome();
    expect(header().getByRole('heading', { level: 1, name: /Test Merchant/ })).toBeVisible();
    expect(header().queryByRole('button', { name: 'Back' })).toBeNull();
  });

  describe.each(sample(versions, 2))('in the %s version', (_, templates) => {
    const signedIn = { isSignedIn: true, merchant: { templates } };

    test("[HOME-02] the balance is the truncated whole part, with the merchant's digit groups", async () => {
      network.use(
        answer(calls.getWallet, { ...sampleValues.getWallet, currencySymbol: '৳', sumBalance: '123456789.99' }),
      );
      await renderHome(signedIn);
      expect(screen.getByTitle('Balance').textContent).toMatch(/৳12,34,56,789(?![\d.])/);
      expect(screen.getByTitle('Go to your account').getAttribute('href')).toBe('/m/member/home');
    });

    test('[HOME-02] a user icon is before the balance', { tags: 'whole' }, async () => {
      network.use(answer(calls.getMemberInfo, { ...sampleValues.getMemberInfo, nickname: 'Amina Begum' }));
      await renderHome(signedIn);
      const balance = screen.getByTitle('Balance');
      const link = screen.getByRole('link', { name: /Amina Begum/ });
      // The new version's card has the balance beside its link, together with a button that hides it.
      const member = link.contains(balance) ? link : link.parentElement!;
      const icon = member.querySelector('svg');
      expect(icon).toBeVisible();
      expect(icon!.compareDocumentPosition(balance)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(member).toContainElement(balance);
      expect(within(member).queryByText('AB'), 'no initials in its place').toBeNull();
    });

    test.each([
      ['the nickname and the label', { nickname: 'Amina', clubLabel: { labelName: 'Gold' } }, /Amina.*VIP Gold/],
      [
        'the account without a nickname, and 0 without a label',
        { nickname: '', clubLabel: undefined },
        /amina01.*VIP 0/,
      ],
    ])('[HOME-02] shows %s', async (__, differences, said) => {
      network.use(answer(calls.getMemberInfo, { ...sampleValues.getMemberInfo, account: 'amina01', ...differences }));
      const { press, address } = await renderHome(signedIn);
      await press(screen.getByRole('link', { name: said }));
      expect(address()).toBe('/m/member/home');
    });

    test('[HOME-03] the logout icon asks for confirmation; cancel keeps the session, confirm ends it', async () => {
      const { press, store } = await renderHome(signedIn);
      const logout = screen.getByRole('button', { name: 'Log out' });
      await press(logout);
      const dialog = within(screen.getByRole('dialog', { name: 'Are you sure you want to logout?' }));
      await press(dialog.getByRole('button', { name: 'Cancel' }));
      expect(store.getState().session.current).not.toBeNull();
      await press(logout);
      await press(
        within(screen.getByRole('dialog', { name: 'Are you sure you want to logout?' })).getByRole('button', {
          name: 'Log out',
        }),
      );
      expect(store.getState().session.current).toBeNull();
      expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
    });

    test('[HOME-06] a merchant with several languages shows the language flag', async () => {
      await renderHome({ merchant: { templates, languages: { default: 'EN', supported: ['EN', 'BN'] } } });
      expect(screen.getByRole('button', { name: 'Language and appearance' })).toBeVisible();
    });

    test('[HOME-06] a merchant with one language shows no flag', { tags: 'whole' }, async () => {
      await renderHome({ merchant: { templates, languages: { default: 'EN', supported: ['EN'] } } });
      shortcuts();
      expect(screen.queryByRole('button', { name: /language|appearance/i })).toBeNull();
    });
  });
});

describe('the deposit link', () => {
  const footer = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
  const ways = () => [shortcut('Deposit'), footer().getByRole('link', { name: 'Deposit' })];
  /** Whether the deposit link is highlighted: in the shortcuts, and in the footer. */
  const accents = () =>
    [shortcut('Deposit').closest('li')!.className, ways()[1]!.className].map((name) => /primary/.test(name));
  const inTheMiddle = ['home', 'promotions', 'deposit', 'withdraw', 'account'] as const;
  const elsewhere = ['home', 'deposit', 'promotions', 'withdraw', 'account'] as const;

  const viewers = [
    ['a guest', elsewhere, [false, false]],
    ['a member', elsewhere, [true, false]],
    ['a guest, in the footer’s middle', inTheMiddle, [false, false]],
    ['a member, in the footer’s middle', inTheMiddle, [false, true]],
  ] as const;

  test.each(sample(viewers, 3))(
    'is highlighted once for members, and not for guests: %s',
    async (who, places, expected) => {
      await renderHome({ merchant: { footer: [...places] }, isSignedIn: who.startsWith('a member') });
      expect(accents()).toEqual(expected);
    },
  );

  test('has the same icon everywhere', { tags: 'whole' }, async () => {
    const { press } = await renderHome({ isSignedIn: true });
    const drawings = ways().map((way) => way.querySelector('svg')!.innerHTML);
    await press(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('link', { name: 'Deposit' });
    expect(new Set([...drawings, menu.querySelector('svg')!.innerHTML]).size).toBe(1);
  });
});

describe('the second bar', () => {
  test('[SHELL-10] the shortcut Hot games selects the hot games and scrolls to them', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { press } = await renderHome();
    await press(screen.getByRole('button', { name: 'Slots' }));
    expect(screen.getByRole('region', { name: 'Slots' })).toBeVisible();
    await press(shortcuts().getByRole('button', { name: 'Hot games' }));
    const hot = screen.getByRole('region', { name: 'Hot games' });
    expect(scrolled.mock.contexts.at(-1)).toContainElement(hot);
  });

  test("[SHELL-10] customer service requests the live chat's address; a guest logs in first", async () => {
    const asked = vi.fn<() => void>();
    network.use(
      answer(calls.getChatLink, () => {
        asked();
        return { chatUrl: 'https://chat.test/room' };
      }),
    );
    const { press, address, go, store } = await renderHome({ switches: { CBS3: true }, isSignedIn: true });
    await press(shortcuts().getByRole('button', { name: 'Customer service' }));
    expect(asked).toHaveBeenCalled();
    act(() => void store.dispatch(sessionEnded({ reason: 'logout' })));
    await go('/m/home');
    await press(shortcuts().getByRole('button', { name: 'Customer service' }));
    expect(address()).toBe('/m/login');
  });

  const gated = [
    ['[SHELL-11] cashback', 'Cashback', '/m/member/manualRebate', { MANPLAYREB3: true }],
    ['[SHELL-12] invite friends, with REFERRAL', 'Invite', '/m/inviteFriends', { REFERRAL: true }],
    ['[SHELL-12] announcements, without REFERRAL', 'News', '/m/notice', {}],
    ['[SHELL-13] the reward centre', 'Rewards', '/m/rewardCenter', {}],
  ] as const;

  test.each(sample(gated, 2))('%s sends guests to login', async (_, name, __, switches) => {
    const { press, address } = await renderHome({ switches });
    await press(shortcut(name));
    expect(address()).toBe('/m/login');
  });

  test.each(sample(gated, 2))('%s opens for members', async (_, name, at, switches) => {
    const { press, address } = await renderHome({ switches, isSignedIn: true });
    await press(shortcut(new RegExp(name)));
    expect(address()).toBe(at);
  });

  test('[SHELL-11] [SHELL-12] without MANPLAYREB3, no cashback; invite friends replaces announcements', async () => {
    await renderHome({ switches: { REFERRAL: true } });
    shortcut('Invite');
    expect(shortcuts().queryByRole('link', { name: 'Cashback' })).toBeNull();
    expect(shortcuts().queryByRole('link', { name: 'News' })).toBeNull();
  });

  const counts = [
    [120, '99+'],
    [99, '99'],
    [1, '1'],
    [3, '3'],
  ] as const;

  test.each(sample(counts, 2))('[SHELL-13] %i rewards to claim show as %s', async (count, shown) => {
    network.use(answer(calls.getUnclaimedPromos, { count, items: [] }));
    await renderHome({ isSignedIn: true });
    const rewards = screen.getByRole('link', { name: /Rewards/ });
    expect(within(rewards).getByText(shown)).toBeVisible();
    expect(
      within(rewards).getByText(count === 1 ? '1 reward to claim' : `${count} rewards to claim`),
    ).toBeInTheDocument();
  });

  test('[SHELL-13] without rewards to claim, no number is shown', { tags: 'whole' }, async () => {
    const asked = watchUnclaimed(0);
    await renderHome({ isSignedIn: true });
    expect(asked).toHaveBeenCalled();
    expect(shortcut('Rewards').textContent).toBe('Rewards');
  });

  test('[SHELL-13] [PROMO-02] after a claim the number matches the reward centre without a new request', async () => {
    const [first] = sampleValues.getUnclaimedPromos.items;
    const items = [first!, { ...first!, promoId: '4', title: 'Friday gift' }];
    network.use(answer(calls.getUnclaimedPromos, { count: 2, items }));
    const { press, go } = await renderHome({ isSignedIn: true });
    expect(shortcut(/Rewards/)).toHaveTextContent('2 rewards to claim');
    await press(shortcut(/Rewards/));
    expect(screen.getByRole('heading', { name: '2 rewards to claim' })).toBeVisible();
    network.use(fail(calls.getUnclaimedPromos, 'INTERNAL'));
    await press(screen.getByRole('button', { name: 'Claim Friday gift' }));
    expect(screen.getByRole('heading', { name: '1 reward to claim' })).toBeVisible();
    await go('/m/home');
    expect(shortcut(/Rewards/)).toHaveTextContent('1 reward to claim');
  });

  test('[SHELL-13] no rewards are requested for a guest', { tags: 'whole' }, async () => {
    const asked = watchUnclaimed(5);
    await renderHome();
    // This button is an overlay, which renders after everything on the page.
    screen.getByRole('button', { name: 'Customer service' });
    expect(shortcut('Rewards').textContent).toBe('Rewards');
    expect(asked).not.toHaveBeenCalled();
  });

  test('[SHELL-13] no rewards are requested for a trial', async () => {
    const asked = watchUnclaimed(5);
    await renderHome({ session: { ...testSession, type: 4 } });
    screen.getByRole('button', { name: 'Customer service' });
    expect(screen.getByText('Rewards')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  function watchUnclaimed(count: number) {
    const asked = vi.fn<() => void>();
    network.use(
      answer(calls.getUnclaimedPromos, () => {
        asked();
        return { count, items: [] };
      }),
    );
    return asked;
  }
});

describe('versions of home', () => {
  test('[STAT-04] the base version has everything in one bar and the kinds beside the games', async () => {
    await renderHome();
    expect(header().getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByText('Thousands of games, one account.')).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Game categories' })).toHaveClass('rail');
  });

  test('[STAT-04] the new version has a greeting below the bar and the kinds above the games', async () => {
    await renderHome({ merchant: { templates: { ...old, memberCentre: 'new' } } });
    expect(header().queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(screen.getByText('Thousands of games, one account.')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Game categories' })).toHaveClass('row');
    expect(screen.getByRole('navigation', { name: 'Shortcuts' })).toHaveClass('base');
  });

  test('[STAT-04] shortcuts share one card in the base version; in the new version each has a card', async () => {
    await renderHome({ merchant: { templates: { ...old, deposit: 'new' } } });
    expect(screen.getByRole('navigation', { name: 'Shortcuts' })).toHaveClass('new');
    expect(header().getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});
