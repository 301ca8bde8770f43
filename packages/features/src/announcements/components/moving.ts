// One chunk, loaded after the games: all parts of home that move by themselves, and the button that stops them.
export { TickerPause } from './AnnouncementTicker/TickerPause.tsx';
export { RotatingBanners } from './HomeBanners/RotatingBanners.tsx';
