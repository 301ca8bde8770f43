export { BannerCarousel } from './components/BannerCarousel/BannerCarousel.tsx';
export type { BannerCarouselProps } from './components/BannerCarousel/BannerCarousel.tsx';
