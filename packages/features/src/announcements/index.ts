export { HomeBanners } from './components/HomeBanners/HomeBanners.tsx';
export { HomeNews } from './components/HomeNews/HomeNews.tsx';
export { NoticeTicker } from './components/NoticeTicker/NoticeTicker.tsx';
