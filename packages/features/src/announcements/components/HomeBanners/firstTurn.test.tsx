import { calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork } from '@livery/api/testing';
import type { BannerCarousel, BannerCarouselProps } from '@livery/ui/carousel';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { HomeBanners } from './HomeBanners.tsx';

const carousel = vi.hoisted(() => vi.fn<(props: BannerCarouselProps) => void>());
vi.mock('@livery/ui/carousel', () => ({
  BannerCarousel: ((props) => {
    carousel(props);
    return <p>carousel</p>;
  }) satisfies typeof BannerCarousel,
}));

const network = startNetwork();
afterEach(() => vi.useRealTimers());

test('[HOME-09] the first turn comes 5000 ms after the first banner: the carousel knows when that was', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const content = ['b1', 'b2'].map((id) => ({ id, groupName: 'm_home', title: id, url: `/${id}.webp` }));
  network.use(answer(calls.getAnnouncements, { ...sampleValues.getAnnouncements, banners: { content } }));
  renderScreen(<HomeBanners />);
  await screen.findByRole('img', { name: 'b1' });
  const shown = performance.now();
  expect(carousel).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  await screen.findByText('carousel');
  const { shownSince, interval = 5000 } = carousel.mock.calls[0]![0];
  expect(interval).toBe(5000);
  expect(shownSince! / 1000).toBeCloseTo(shown / 1000, 0);
});
