import { answer, sampleValues, startNetwork, testMerchant } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { HomeBanners } from './HomeBanners.tsx';

const network = startNetwork();

// Loads the carousel's code before the tests, so that its load time on a slow machine does not matter.
beforeAll(() => import('../moving.ts'));
afterEach(() => vi.useRealTimers());

/** Renders the banners and waits for the carousel. Before it, the first banner is shown alone for 2 s. */
async function showCarousel(isLive: boolean) {
  const clock = stopClock();
  const { store } = renderScreen(<HomeBanners />, { merchant: merchantWith(isLive) });
  await clock.idle(store);
  expect(screen.getAllByRole('img', { hidden: true })).toHaveLength(1);
  await clock.pass(2_000);
  await clock.until(() => expect(screen.getByRole('button', { name: 'Banner 2 of 2' })).toBeInTheDocument());
}

function useBanners(...groups: string[]) {
  const content = groups.map((groupName, index) => ({
    id: `b-${index}`,
    groupName,
    title: `Of ${groupName}`,
    url: `/b-${index}.svg`,
  }));
  network.use(answer(calls.getAnnouncements, { ...sampleValues.getAnnouncements, banners: { content } }));
}

const merchantWith = (isLive: boolean) => {
  const merchant = testMerchant();
  return { ...merchant, switches: { ...merchant.switches, LIVEMODELS: isLive } };
};

describe('[HOME-08] the carousel', () => {
  test('shows banners of the groups m_home and m_live, and no others', async () => {
    useBanners('m_home', 'm_live', 'm_reg');
    await showCarousel(true);
    expect(screen.getAllByRole('img', { hidden: true }).map((picture) => picture.getAttribute('alt'))).toEqual([
      'Of m_home',
      'Of m_live',
    ]);
  });

  test('leaves out banners of m_live if live models are off', async () => {
    useBanners('m_home', 'm_live', 'm_home');
    await showCarousel(false);
    expect(screen.getAllByRole('img', { hidden: true }).map((picture) => picture.getAttribute('alt'))).toEqual([
      'Of m_home',
      'Of m_home',
    ]);
  });

  test('shows heading and line of a banner as text, and its picture has no description', async () => {
    const banner = { id: 'b', groupName: 'm_home', title: 'Unused', url: '/b.svg', link: '/m/activity' };
    const content = [{ ...banner, heading: 'Twice your deposit', line: 'Until Sunday' }];
    network.use(answer(calls.getAnnouncements, { ...sampleValues.getAnnouncements, banners: { content } }));
    renderScreen(<HomeBanners />);
    expect(await screen.findByRole('link', { name: 'Twice your deposit Until Sunday' })).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
