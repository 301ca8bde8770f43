import { answer, sampleValues, startNetwork, testMerchant } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { HomeBanners } from './HomeBanners.tsx';

const network = startNetwork();

/** Longer than the first banner stands alone. */
const untilTheyTurn = { timeout: 5000 };

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
    renderScreen(<HomeBanners />, { merchant: merchantWith(true) });
    expect(await screen.findByRole('button', { name: 'Banner 2 of 2' }, untilTheyTurn)).toBeInTheDocument();
    expect(screen.getAllByRole('img', { hidden: true }).map((picture) => picture.getAttribute('alt'))).toEqual([
      'Of m_home',
      'Of m_live',
    ]);
  });

  test('drops those of m_live where live models are off', async () => {
    useBanners('m_home', 'm_live', 'm_home');
    renderScreen(<HomeBanners />, { merchant: merchantWith(false) });
    expect(await screen.findByRole('button', { name: 'Banner 2 of 2' }, untilTheyTurn)).toBeInTheDocument();
    expect(screen.getAllByRole('img', { hidden: true }).map((picture) => picture.getAttribute('alt'))).toEqual([
      'Of m_home',
      'Of m_home',
    ]);
  });
});
