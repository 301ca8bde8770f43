export { BannerCarousel } from './components/BannerCarousel/BannerCarousel.tsx';
export { PauseButton } from './components/PauseButton/PauseButton.tsx';
export type { PauseButtonProps } from './components/PauseButton/PauseButton.tsx';
export type { BannerCarouselProps } from './components/BannerCarousel/BannerCarousel.tsx';
