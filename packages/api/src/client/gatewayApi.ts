import { createApi } from '@reduxjs/toolkit/query/react';
import { gatewayBaseQuery } from './baseQuery.ts';

/**
 * What cached data is about. `Member`: belongs to the signed-in player, dropped with the session. `Security`: what a
 * member has set and bound. `Profile`: by what name and picture a member goes, and what else is known of the person.
 * `Unread`: how much of inbox and chat is unread. `SaferPlay`: a member's own limits and breaks. `Feedback`: what the
 * member wrote to the merchant. `Contracts`: what an agent was offered. `Promotions`: where each promotion stands for
 * the caller. `Cashback`: what of it can be claimed. `LotteryOrders`: what a member bet on lotteries.
 */
const gatewayTags = [
  'Member',
  'Wallet',
  'BankCards',
  'Security',
  'Profile',
  'FavoriteGames',
  'Announcements',
  'Inbox',
  'Unread',
  'SaferPlay',
  'Feedback',
  'Contracts',
  'Promotions',
  'Cashback',
  'LotteryOrders',
] as const;
export type GatewayTag = (typeof gatewayTags)[number];

/** The one API. Empty here: each area injects its endpoints, so that a screen brings along only what it calls. */
export const gatewayApi = createApi({
  reducerPath: 'gateway',
  baseQuery: gatewayBaseQuery,
  tagTypes: gatewayTags,
  keepUnusedDataFor: 300,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
