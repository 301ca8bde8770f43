import { calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork } from '@livery/api/testing';
import type { BannerCarousel, BannerCarouselProps } from '@livery/ui/carousel';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
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

test('[HOME-09] the carousel receives the time of the first banner, for a first turn after 5000 ms', async () => {
  const clock = stopClock();
  const content = ['b1', 'b2'].map((id) => ({ id, groupName: 'm_home', title: id, url: `/${id}.webp` }));
  network.use(answer(calls.getAnnouncements, { ...sampleValues.getAnnouncements, banners: { content } }));
  renderScreen(<HomeBanners />);
  await clock.until(() => expect(screen.getByRole('img', { name: 'b1' })).toBeVisible(), { stepMs: 10 });
  const shown = performance.now();
  await clock.pass(1_989);
  expect(carousel).not.toHaveBeenCalled();
  await clock.pass(11);
  await clock.until(() => expect(screen.getByText('carousel')).toBeVisible());
  const { shownSince, interval = 5000 } = carousel.mock.calls[0]![0];
  expect(interval).toBe(5000);
  // The banner was shown within the last step of 10 ms.
  expect(shown - shownSince!).toBeGreaterThanOrEqual(0);
  expect(shown - shownSince!).toBeLessThanOrEqual(10);
});
