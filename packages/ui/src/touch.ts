export { useNearViewport } from './nearViewport/useNearViewport.ts';
export { useIsVisible } from './nearViewport/useIsVisible.ts';
export { PullToRefresh } from './components/PullToRefresh/PullToRefresh.tsx';
export type { PullToRefreshProps } from './components/PullToRefresh/PullToRefresh.tsx';
export { usePause } from './components/BannerCarousel/usePause.ts';
