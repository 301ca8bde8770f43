import type { HandlersOf } from '../http/callContext.ts';
import { cancelSuborder } from './cancelSuborder.ts';
import { getDraws } from './getDraws.ts';
import { getElottList, getLotteryGames, getLottList, getVnRecentGames } from './lists.ts';
import { getOpenedNumbers, getVnGameMenu, getVnOpenedNumbers } from './openedNumbers.ts';
import { getOrder, getOrders } from './orders.ts';
import { placeOrder } from './placeOrder.ts';

export const lotteryHandlers: HandlersOf<'lottery'> = {
  getLotteryGames,
  getLottList,
  getElottList,
  getOpenedNumbers,
  getDraws,
  getVnGameMenu,
  getVnRecentGames,
  getVnOpenedNumbers,
  placeOrder,
  getOrders,
  getOrder,
  cancelSuborder,
};
