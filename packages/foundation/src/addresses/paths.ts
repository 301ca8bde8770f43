import { homePath } from './homePaths.ts';
import { registerPath } from './registerPath.ts';

/**
 * The path of every screen, by the screen's name. Links, redirects and the app's router use this table. The linter
 * reports path literals in other files. To add a screen, add its path here and its row in apps/mobile/src/router.tsx.
 */
export const paths = {
  home: homePath,

  login: '/m/login',
  register: registerPath,
  /** Target of older affiliate links. */
  registerHtml: '/m/register.html',
  forgotPassword: '/m/forget',
  changePassword: '/m/changePsw',
  freeTrial: '/m/trail',
  userAgreement: '/m/userAgreement',

  memberCentre: '/m/member/home',
  bankCards: '/m/member/bankCards',
  paymentPassword: '/m/member/paymentPassword',
  security: '/m/member/security',
  securityQuestions: '/m/member/securityQuestions',
  bindEmail: '/m/member/email',
  bindPayee: '/m/member/payee',
  profile: '/m/member/profile',
  saferPlay: '/m/member/saferPlay',
  deposit: '/m/voucherCenter',
  withdraw: '/m/withdraw',
  bettingRecord: '/m/gameRecord',
  wallets: '/m/member/wallets',
  transactions: '/m/member/transactions',
  deposits: '/m/member/deposits',
  withdrawals: '/m/member/withdrawals',

  promotions: '/m/activity',
  rewards: '/m/rewardCenter',
  cashback: '/m/member/manualRebate',
  inviteFriends: '/m/inviteFriends',

  announcements: '/m/notice',
  messages: '/m/message',
  inbox: '/m/webEmail',
  service: '/m/service',
  help: '/m/help',
  helpDetail: '/m/helpDetail',
  about: '/m/about',
  download: '/m/download',
  app: '/m/app',

  games: '/m/game',
  gameList: '/m/gameList',
  gameCentre: '/m/gameCenter',
  slots: '/m/slotsCenter',
  /**
   * The screen that shows a game in a frame. Its query identifies the game: see `playAddress` of the feature `games`.
   */
  play: '/m/play',

  lotteries: '/m/lottery',
  startLottery: '/m/startLottery',
  launchLottery: '/m/launchGame',

  agent: '/m/member/agent',
  downline: '/m/member/agent/downline',
  statements: '/m/member/agent/statements',
  salaryContract: '/m/member/agent/getSalaryContract',
  dividendContract: '/m/member/agent/getDevidendContract',
  hourContract: '/m/member/agent/getHourContract',
} as const;

/** Name of a screen with an address. */
export type PathName = keyof typeof paths;
