import { lazyCode } from '@livery/foundation/code';
import { Banner } from '@livery/ui';

/** Banners that turn. Where the carousel's code cannot be had, the first banner is shown alone. */
export const carousel = lazyCode(() => import('../moving.ts'), 'TurningBanners', {
  whenFailed: ({ slides: [first] }) => first && <Banner slide={first} />,
});
