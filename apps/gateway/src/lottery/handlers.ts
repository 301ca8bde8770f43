export { cancelSuborder } from './cancelSuborder.ts';
export { getDraws } from './getDraws.ts';
export { getElottList, getLotteryGames, getLottList, getVnRecentGames } from './lists.ts';
export { getOpenedNumbers, getVnGameMenu, getVnOpenedNumbers } from './openedNumbers.ts';
export { openLottery } from './openLottery.ts';
export { getOrder, getOrders } from './orders.ts';
export { placeOrder } from './placeOrder.ts';
