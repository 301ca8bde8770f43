import { calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork } from '@livery/api/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { HomeBanners } from './HomeBanners.tsx';

const network = startNetwork();

async function bannerWith(link?: string) {
  const content = [
    { id: 'b1', groupName: 'm_home', title: 'Cashback', url: '/banner.webp', ...(link !== undefined && { link }) },
  ];
  network.use(answer(calls.getAnnouncements, { ...sampleValues.getAnnouncements, banners: { content } }));
  renderScreen(<HomeBanners />);
  const picture = await screen.findByRole('img', { name: 'Cashback' });
  return picture.closest('a');
}

test('[HOME-09] a path of the app opens in the app', async () => {
  const link = await bannerWith('/m/activity?type=cashback');
  expect(link?.getAttribute('href')).toBe('/m/activity?type=cashback');
  expect(link?.getAttribute('target')).toBeNull();
});

test('[HOME-09] another origin opens a new tab without access to this one', async () => {
  const link = await bannerWith('https://partner.example/offer');
  expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual([
    'https://partner.example/offer',
    '_blank',
  ]);
  expect(link?.getAttribute('rel')).toContain('noopener');
});

test.each([undefined, 'javascript:alert(1)', '//elsewhere.example'])(
  '[HOME-09] without a valid link (%j) a tap does nothing',
  async (link) => {
    expect(await bannerWith(link)).toBeNull();
  },
);
