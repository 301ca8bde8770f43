import { lazyCode } from '@livery/foundation/code';
import { Banner } from '@livery/ui';

/** Banners that turn automatically. If the carousel's code cannot be loaded, only the first banner is shown. */
export const carousel = lazyCode(() => import('./components/moving.ts'), 'RotatingBanners', {
  whenFailed: ({ slides: [first] }) => first && <Banner slide={first} />,
});

/** The button that stops the ticker. */
export const tickerPause = lazyCode(() => import('./components/moving.ts'), 'TickerPause', { whenFailed: 'hide' });
