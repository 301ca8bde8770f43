import { homePaths, paths } from '@livery/foundation/addresses';
import { loginScreen, registerScreen } from '@livery/features/auth';
import { gameListScreen } from '@livery/features/games';
import { homeScreen } from './home/routes.tsx';
import { memberHomeScreen } from './member/routes.tsx';
import { missingModule } from './shell/missingModule.tsx';
import type { Row } from './shell/row.ts';

/**
 * Every address of the product, a row each.
 *
 * paths    its paths; more than one show the same
 * title    names it in its bar and in the browser (texts: `shell`)
 * screen   what it shows. `missingModule('wallet')` says 'Cannot find module' until a module is built. A switch named
 *          beside it leads the address home where that switch is off
 * hides    what of the frame it goes without; a screen without a header brings a bar of its own
 * back     where the way back leads: one step, or home
 * access   `member`: guests log in first and then come back here. `guest`: members are led to where they were going, or home
 *
 * An address that stands in no row leads home, and so does one whose screen is switched off.
 */
export const table: readonly Row[] = [
  { paths: homePaths, title: 'navHome', screen: homeScreen, hides: 'header' },

  { paths: [paths.login], title: 'login', screen: loginScreen, hides: 'both', back: 'home', access: 'guest' },
  {
    paths: [paths.register, paths.registerHtml],
    title: 'register',
    screen: registerScreen,
    hides: 'both',
    back: 'home',
    access: 'guest',
  },
  { paths: [paths.forgotPassword], title: 'forget', screen: missingModule('password'), hides: 'both', back: 'home' },
  {
    paths: [paths.changePassword],
    title: 'changePassword',
    screen: missingModule('password'),
    hides: 'footer',
    access: 'member',
  },
  { paths: [paths.freeTrial], title: 'freeTrial', screen: missingModule('trial'), back: 'home' },
  { paths: [paths.userAgreement], title: 'userAgreement', screen: missingModule('agreement') },

  { paths: [paths.memberCentre], title: 'account', screen: memberHomeScreen, access: 'member' },
  { paths: [paths.deposit], title: 'deposit', screen: missingModule('wallet'), access: 'member' },
  { paths: [paths.withdraw], title: 'withdraw', screen: missingModule('wallet'), access: 'member' },
  { paths: [paths.bettingRecord], title: 'bettingRecord', screen: missingModule('wallet'), access: 'member' },

  { paths: [paths.promotions], title: 'promotions', screen: missingModule('promotions'), back: 'home' },
  { paths: [paths.rewards], title: 'rewards', screen: missingModule('promotions'), access: 'member' },
  {
    paths: [paths.cashback],
    title: 'cashback',
    screen: missingModule('promotions', 'MANPLAYREB3'),
    access: 'member',
  },
  {
    paths: [paths.inviteFriends],
    title: 'inviteFriends',
    screen: missingModule('promotions', 'REFERRAL'),
    access: 'member',
  },

  {
    paths: [paths.announcements],
    title: 'announcements',
    screen: missingModule('messages'),
    hides: 'footer',
    access: 'member',
  },
  { paths: [paths.messages], title: 'messages', screen: missingModule('messages'), hides: 'header', back: 'home' },
  { paths: [paths.inbox], title: 'inbox', screen: missingModule('messages'), access: 'member' },
  { paths: [paths.service], title: 'service', screen: missingModule('messages') },
  { paths: [paths.help], title: 'help', screen: missingModule('help'), hides: 'footer' },
  { paths: [paths.helpDetail], title: 'help', screen: missingModule('help'), hides: 'footer' },
  { paths: [paths.download], title: 'download', screen: missingModule('download', 'APPWINDOW'), hides: 'header' },
  { paths: [paths.app], title: 'download', screen: missingModule('download', 'APPWINDOW'), hides: 'footer' },

  { paths: [paths.games], title: 'games', screen: missingModule('games') },
  { paths: [paths.gameList], title: 'gameList', screen: gameListScreen, hides: 'both' },
  { paths: [paths.gameCentre], title: 'gameCenter', screen: missingModule('games') },
  { paths: [paths.slots], title: 'slots', screen: missingModule('games'), hides: 'footer' },

  { paths: [paths.lotteries], title: 'lotteries', screen: missingModule('lottery'), hides: 'both' },
  { paths: [paths.startLottery], title: 'lotteries', screen: missingModule('lottery') },
  { paths: [paths.launchLottery], title: 'lotteries', screen: missingModule('lottery'), access: 'member' },
  { paths: [paths.lotteryFrame], title: 'lotteries', screen: missingModule('lottery'), hides: 'both' },

  {
    paths: [paths.salaryContract],
    title: 'salaryContract',
    screen: missingModule('agent', 'AGENTPOLICY3'),
    access: 'member',
  },
  {
    paths: [paths.dividendContract],
    title: 'dividendContract',
    screen: missingModule('agent', 'AGENTPOLICY3'),
    access: 'member',
  },
  {
    paths: [paths.hourContract],
    title: 'hourContract',
    screen: missingModule('agent', 'AGENTPOLICY3'),
    access: 'member',
  },
];
