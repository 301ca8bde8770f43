export { HomeBanners } from './components/HomeBanners/HomeBanners.tsx';
export { NoticeTicker } from './components/NoticeTicker/NoticeTicker.tsx';
