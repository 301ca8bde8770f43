import { loginScreen, registerScreen } from '@livery/features/auth';
import { gameListScreen } from '@livery/features/games';
import { homeAddresses } from './addresses.ts';
import { homeScreen } from './home/routes.tsx';
import { memberHomeScreen } from './member/routes.tsx';
import { missing } from './shell/missing.tsx';
import type { Row } from './shell/row.ts';

/**
 * Every address of the product, a row each.
 *
 * at       its paths; more than one show the same
 * titled   names it in its bar and in the browser (texts: `shell`)
 * screen   what it shows. `missing('wallet')` says 'Cannot find module': the door where a module will stand. A name of a
 *          switch beside it closes the door where that switch is off
 * hides    what of the frame it goes without; a screen without a header brings a bar of its own
 * back     where the way back leads: one step, or home
 * access   `member`: guests log in first and then come back here
 *
 * An address that stands in no row leads home, and so does one whose screen is switched off.
 */
export const table: readonly Row[] = [
  { at: homeAddresses, titled: 'home', screen: homeScreen, hides: 'header' },

  { at: ['/m/login'], titled: 'login', screen: loginScreen, hides: 'both', back: 'home' },
  { at: ['/m/register', '/m/register.html'], titled: 'register', screen: registerScreen, hides: 'both', back: 'home' },
  { at: ['/m/forget'], titled: 'forget', screen: missing('password'), hides: 'both', back: 'home' },
  { at: ['/m/changePsw'], titled: 'changePassword', screen: missing('password'), hides: 'footer', access: 'member' },
  { at: ['/m/trail'], titled: 'freeTrial', screen: missing('trial'), back: 'home' },
  { at: ['/m/userAgreement'], titled: 'userAgreement', screen: missing('agreement') },

  { at: ['/m/member/home'], titled: 'account', screen: memberHomeScreen, access: 'member' },
  { at: ['/m/voucherCenter'], titled: 'deposit', screen: missing('wallet'), access: 'member' },
  { at: ['/m/withdraw'], titled: 'withdraw', screen: missing('wallet'), access: 'member' },
  { at: ['/m/gameRecord'], titled: 'bettingRecord', screen: missing('wallet'), access: 'member' },

  { at: ['/m/activity'], titled: 'promotions', screen: missing('promotions'), back: 'home' },
  { at: ['/m/rewardCenter'], titled: 'rewards', screen: missing('promotions'), access: 'member' },
  {
    at: ['/m/member/manualRebate'],
    titled: 'cashback',
    screen: missing('promotions', 'MANPLAYREB3'),
    access: 'member',
  },
  { at: ['/m/inviteFriends'], titled: 'inviteFriends', screen: missing('promotions', 'REFERRAL'), access: 'member' },

  { at: ['/m/notice'], titled: 'announcements', screen: missing('messages'), hides: 'footer', access: 'member' },
  { at: ['/m/message'], titled: 'messages', screen: missing('messages'), hides: 'header', back: 'home' },
  { at: ['/m/webEmail'], titled: 'inbox', screen: missing('messages'), access: 'member' },
  { at: ['/m/service'], titled: 'service', screen: missing('messages') },
  { at: ['/m/help'], titled: 'help', screen: missing('help'), hides: 'footer' },
  { at: ['/m/helpDetail'], titled: 'help', screen: missing('help'), hides: 'footer' },
  { at: ['/m/download'], titled: 'download', screen: missing('download', 'APPWINDOW'), hides: 'header' },
  { at: ['/m/app'], titled: 'download', screen: missing('download', 'APPWINDOW'), hides: 'footer' },

  { at: ['/m/game'], titled: 'games', screen: missing('games') },
  { at: ['/m/gameList'], titled: 'gameList', screen: gameListScreen, hides: 'both' },
  { at: ['/m/gameCenter'], titled: 'gameCenter', screen: missing('games') },
  { at: ['/m/slotsCenter'], titled: 'slots', screen: missing('games'), hides: 'footer' },

  { at: ['/m/lottery'], titled: 'lotteries', screen: missing('lottery'), hides: 'both' },
  { at: ['/m/startLottery'], titled: 'lotteries', screen: missing('lottery') },
  { at: ['/m/launchGame'], titled: 'lotteries', screen: missing('lottery'), access: 'member' },
  { at: ['/m/lotto-h5/:mui/:playType/games/:gameId'], titled: 'lotteries', screen: missing('lottery'), hides: 'both' },

  {
    at: ['/m/member/agent/getSalaryContract'],
    titled: 'salaryContract',
    screen: missing('agent', 'AGENTPOLICY3'),
    access: 'member',
  },
  {
    at: ['/m/member/agent/getDevidendContract'],
    titled: 'dividendContract',
    screen: missing('agent', 'AGENTPOLICY3'),
    access: 'member',
  },
  {
    at: ['/m/member/agent/getHourContract'],
    titled: 'hourContract',
    screen: missing('agent', 'AGENTPOLICY3'),
    access: 'member',
  },
];
