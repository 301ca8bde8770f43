import { createApi } from '@reduxjs/toolkit/query/react';
import { gatewayBaseQuery } from './baseQuery.ts';

/**
 * Topics of cached data. `Member`: belongs to the signed-in player, removed with the session. `Security`: a member's
 * security settings and bindings. `Profile`: a member's name, picture and personal data. `Unread`: number of unread
 * entries in inbox and chat. `SaferPlay`: a member's own limits and breaks. `Feedback`: a member's messages to the
 * merchant. `Contracts`: the offers to an agent. `Promotions`: the caller's state in each promotion. `Cashback`: the
 * claimable cashback. `LotteryOrders`: a member's lottery bets.
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

/**
 * The API of the app. It is empty here: each area injects its endpoints, so that a screen loads only the endpoints that
 * it uses.
 */
export const gatewayApi = createApi({
  reducerPath: 'gateway',
  baseQuery: gatewayBaseQuery,
  tagTypes: gatewayTags,
  keepUnusedDataFor: 300,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
