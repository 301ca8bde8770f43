import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { GameType } from '@livery/api/contract';
import { localNames, localText } from './localText.ts';

/** Game vendors. One catalogue serves every merchant. */
export const vendors = pgTable('vendors', {
  code: text().primaryKey(),
  name: text().notNull(),
  /** Folder of the vendor's mobile pictures, below the folder of the merchant. */
  mobileFolder: text().notNull(),
  walletName: text().notNull(),
  isGpi: boolean().notNull().default(false),
  /** While true, all games of the vendor are closed. */
  isInMaintenance: boolean().notNull().default(false),
});

/** Vendors by category, in order. */
export const vendorCategories = pgTable(
  'vendor_categories',
  {
    vendorCode: text()
      .notNull()
      .references(() => vendors.code),
    gameType: text().$type<GameType>().notNull(),
    rank: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameType, table.vendorCode] })],
);

/** Classes of a vendor's games in one category, for example megaways or baccarat. */
export const vendorClassifications = pgTable(
  'vendor_classifications',
  {
    vendorCode: text()
      .notNull()
      .references(() => vendors.code),
    gameType: text().$type<GameType>().notNull(),
    code: text().notNull(),
    name: localText(),
    rank: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendorCode, table.gameType, table.code] })],
);

export const games = pgTable(
  'games',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    nodeId: text().notNull().unique(),
    gameId: text().notNull(),
    name: text().notNull(),
    localNames: localNames(),
    gameType: text().$type<GameType>().notNull(),
    vendorCode: text()
      .notNull()
      .references(() => vendors.code),
    classification: text().notNull(),
    roomId: text(),
    gameCode: text(),
    gameGroupId: text(),
    lottoMode: text(),
    supportPlay: text().notNull(),
    /** Name of the picture, without style and file extension. */
    icon: text().notNull(),
    isNew: boolean().notNull(),
    isLive: boolean().notNull(),
    isOpen: boolean().notNull().default(true),
    /** Minimum stake, in hundredths of the merchant's currency. */
    minBet: integer().notNull(),
    /** Winning lines of one stake; 0 if the game has no lines. */
    lines: integer().notNull(),
    /** Position in lists, smaller first. Equal ranks sort by id. */
    rank: integer().notNull(),
  },
  (table) => [
    index('games_by_rank').on(table.rank, table.id),
    index('games_by_type').on(table.gameType, table.rank, table.id),
    index('games_by_vendor').on(table.vendorCode, table.gameType, table.rank, table.id),
    index('games_by_icon').on(table.icon),
  ],
);

/**
 * Version of the catalogue, in one row. The database increments it when a game is added, changed or removed, so that
 * caches detect that they are stale.
 */
export const catalogueVersion = pgTable('catalogue_version', { version: bigint({ mode: 'number' }).primaryKey() });

/** The hot games of a merchant. */
export const hotGames = pgTable(
  'hot_games',
  {
    merchantCode: text().notNull(),
    gameRow: integer()
      .notNull()
      .references(() => games.id),
    rank: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.gameRow] })],
);
