export { useNearViewport } from './nearViewport/useNearViewport.ts';
export { Pressable } from './components/Pressable/Pressable.tsx';
export type { PressableProps } from './components/Pressable/Pressable.tsx';
export { pressTiming } from './components/Pressable/pressTiming.ts';
export { usePressable } from './components/Pressable/usePressable.ts';
export type { PressableOptions } from './components/Pressable/usePressable.ts';
export { PullToRefresh } from './components/PullToRefresh/PullToRefresh.tsx';
export type { PullToRefreshProps } from './components/PullToRefresh/PullToRefresh.tsx';
export { usePause } from './components/BannerCarousel/usePause.ts';
