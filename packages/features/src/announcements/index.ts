export { HomeBanners } from './components/HomeBanners/HomeBanners.tsx';
export { RegisterBanners } from './components/RegisterBanners/RegisterBanners.tsx';
export { AnnouncementNews } from './components/AnnouncementNews/AnnouncementNews.tsx';
export { AnnouncementTicker } from './components/AnnouncementTicker/AnnouncementTicker.tsx';
export { announcementsScreen } from './routes.tsx';
