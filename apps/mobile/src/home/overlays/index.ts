export { HomeNews } from './HomeNews.tsx';
export { HomeOverlays } from '../HomeOverlays.tsx';
