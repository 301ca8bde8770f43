export { games, hotGames, vendorCategories, vendorClassifications, vendors } from './catalogue.ts';
export { announcements, banners, helpEntries, seedMarks } from './content.ts';
export { accounts, entries, transactions } from './ledger.ts';
export type { LocalText } from './localText.ts';
export { captchas, favorites, loginAttempts, members, playTickets, sessions } from './members.ts';
