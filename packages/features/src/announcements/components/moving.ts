// All parts of home that move automatically, and the button that stops them. They are one chunk, which loads after the
// games.
export { TickerPause } from './AnnouncementTicker/TickerPause.tsx';
export { RotatingBanners } from './HomeBanners/RotatingBanners.tsx';
