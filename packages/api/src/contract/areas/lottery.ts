import { defineArea } from '../area.ts';
import {
  cancelSuborder,
  getDraws,
  getElottList,
  getLotteryGames,
  getLottList,
  getOpenedNumbers,
  getOrder,
  getOrders,
  getVnGameMenu,
  getVnOpenedNumbers,
  getVnRecentGames,
  placeOrder,
} from '../lottery.ts';

export const lotteryArea = defineArea({
  title: 'Lotteries',
  calls: {
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
  },
  summaries: {
    getLotteryGames: 'Lists every lottery with the ways to bet on it, what they pay and the limits of a bet.',
    getLottList: 'Lists the lotteries of the category LOTT.',
    getElottList: 'Lists the e-lotteries.',
    getOpenedNumbers: 'Lists the last numbers of each lottery with the draw that takes bets now.',
    getDraws:
      "Lists a lottery's draws by page: the one that takes bets now with its commitment, past ones with the seed that decided them.",
    getVnGameMenu: 'Lists the Vietnamese lotteries by region, with the draw of each that takes bets now.',
    getVnRecentGames: 'Lists the Vietnamese lotteries that a player bet on, the last one first.',
    getVnOpenedNumbers: 'Lists past Vietnamese draws by page, with every prize, the newest first.',
    placeOrder: 'Places up to 50 bets on one draw and takes their stakes from the main wallet.',
    getOrders: "Lists a player's orders by page, the newest first.",
    getOrder: 'Tells one order with its suborders, and its numbers once they are drawn.',
    cancelSuborder:
      'Cancels one bet of an order and gives its stake back, until the draw closes. Cancelling it again changes nothing.',
  },
});
