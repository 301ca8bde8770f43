// One file of code, loaded after the games: whatever moves by itself on home, and what stops it.
export { TickerPause } from './AnnouncementTicker/TickerPause.tsx';
export { TurningBanners } from './HomeBanners/TurningBanners.tsx';
