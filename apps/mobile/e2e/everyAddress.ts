import type { Texts } from '@livery/i18n/keys';

/** Facts about an address. By default it has a header and a footer, and is open to every role at every merchant. */
export interface AddressFacts {
  /** Key of the address's title in the texts of the shell. */
  title: keyof Texts['shell'] | 'navHome';
  noHeader?: true;
  noFooter?: true;
  /** Whether guests must log in first. */
  isForMembers?: true;
  /** Whether members are redirected to home, or to the address that they requested. */
  isForGuests?: true;
  /**
   * The reason that a trial sees while it stays on the current screen. `registerDialog`: a dialog offers to register.
   * `accountNotice`: a toast reports that an account is needed. `trialNotice`: a toast reports that the address is not
   * open to trials.
   */
  forTrials?: 'registerDialog' | 'accountNotice' | 'trialNotice';
  /** Whether the screen has its own control to leave instead of a back button. */
  noBack?: true;
  /** Whether the back button opens home instead of going one step back. */
  backOpensHome?: true;
  /** Switches, each of which opens the address. If all of them are off, the address redirects to home. */
  needs?: readonly ('MANPLAYREB3' | 'REFERRAL' | 'AGENTPOLICY3' | 'APPWINDOW')[];
}

/**
 * Every address of the product and its behaviour. This list repeats the app's own table, so that a test can compare
 * them. `matrix/addresses.ts` uses it too.
 */
export const everyAddress: Readonly<Record<string, AddressFacts>> = {
  '/': { title: 'navHome', noHeader: true },
  '/m': { title: 'navHome', noHeader: true },
  '/m/': { title: 'navHome', noHeader: true },
  '/m/index': { title: 'navHome', noHeader: true },
  '/m/index.html': { title: 'navHome', noHeader: true },
  '/m/home': { title: 'navHome', noHeader: true },
  '/m/login': {
    title: 'login',
    noHeader: true,
    noFooter: true,
    isForGuests: true,
    backOpensHome: true,
  },
  '/m/register': {
    title: 'register',
    noHeader: true,
    noFooter: true,
    isForGuests: true,
    backOpensHome: true,
  },
  '/m/register.html': {
    title: 'register',
    noHeader: true,
    noFooter: true,
    isForGuests: true,
    backOpensHome: true,
  },
  '/m/forget': { title: 'forget', noHeader: true, noFooter: true, backOpensHome: true },
  '/m/changePsw': {
    title: 'changePassword',
    noFooter: true,
    isForMembers: true,
    forTrials: 'registerDialog',
  },
  '/m/trail': { title: 'freeTrial', isForGuests: true, backOpensHome: true },
  '/m/userAgreement': { title: 'userAgreement' },
  '/m/member/home': { title: 'account', isForMembers: true, forTrials: 'registerDialog' },
  '/m/member/bankCards': { title: 'bankCards', noFooter: true, isForMembers: true, forTrials: 'accountNotice' },
  '/m/member/paymentPassword': {
    title: 'paymentPassword',
    noFooter: true,
    isForMembers: true,
    forTrials: 'accountNotice',
  },
  '/m/member/security': { title: 'security', isForMembers: true, forTrials: 'registerDialog' },
  '/m/member/securityQuestions': {
    title: 'securityQuestions',
    noFooter: true,
    isForMembers: true,
    forTrials: 'registerDialog',
  },
  '/m/member/email': { title: 'bindEmail', noFooter: true, isForMembers: true, forTrials: 'registerDialog' },
  '/m/member/payee': { title: 'bindPayee', noFooter: true, isForMembers: true, forTrials: 'registerDialog' },
  '/m/member/profile': { title: 'profile', noFooter: true, isForMembers: true, forTrials: 'registerDialog' },
  '/m/voucherCenter': { title: 'deposit', isForMembers: true, forTrials: 'accountNotice' },
  '/m/withdraw': { title: 'withdraw', isForMembers: true, forTrials: 'accountNotice' },
  '/m/gameRecord': { title: 'bettingRecord', isForMembers: true, forTrials: 'accountNotice' },
  '/m/member/saferPlay': { title: 'saferPlay', noFooter: true, isForMembers: true, forTrials: 'accountNotice' },
  '/m/member/wallets': { title: 'wallets', isForMembers: true, forTrials: 'accountNotice' },
  '/m/member/transactions': { title: 'transactions', isForMembers: true, forTrials: 'accountNotice' },
  '/m/member/deposits': { title: 'deposits', isForMembers: true, forTrials: 'accountNotice' },
  '/m/member/withdrawals': { title: 'withdrawals', isForMembers: true, forTrials: 'accountNotice' },
  '/m/activity': { title: 'promotions', backOpensHome: true },
  '/m/rewardCenter': { title: 'rewards', isForMembers: true, forTrials: 'accountNotice' },
  '/m/member/manualRebate': {
    title: 'cashback',
    isForMembers: true,
    needs: ['MANPLAYREB3'],
    forTrials: 'accountNotice',
  },
  '/m/inviteFriends': { title: 'inviteFriends', isForMembers: true, needs: ['REFERRAL'], forTrials: 'accountNotice' },
  '/m/notice': { title: 'announcements', noFooter: true, isForMembers: true },
  '/m/message': { title: 'messages', noHeader: true, backOpensHome: true, forTrials: 'trialNotice' },
  '/m/webEmail': { title: 'inbox', isForMembers: true, forTrials: 'trialNotice' },
  '/m/service': { title: 'service' },
  '/m/help': { title: 'help', noFooter: true },
  '/m/helpDetail?p=0&c=1': { title: 'help', noFooter: true },
  '/m/about': { title: 'about', noFooter: true },
  '/m/download': { title: 'download', noHeader: true, needs: ['APPWINDOW'] },
  '/m/app': { title: 'download', noFooter: true, needs: ['APPWINDOW'] },
  '/m/game': { title: 'games' },
  '/m/gameList?gameType=RNG&type=hot': { title: 'gameList', noHeader: true, noFooter: true },
  '/m/gameCenter': { title: 'gameCenter' },
  '/m/slotsCenter': { title: 'slots', noFooter: true },
  '/m/lottery': { title: 'lotteries', noHeader: true, noFooter: true },
  '/m/startLottery': { title: 'lotteries' },
  // This address has no game. The launcher's tests check the address with a game.
  '/m/play?gameType=RNG': {
    title: 'game',
    noBack: true,
    noHeader: true,
    noFooter: true,
    isForMembers: true,
  },
  '/m/launchGame?playType=trad&pageBack=home': {
    title: 'game',
    noBack: true,
    noHeader: true,
    noFooter: true,
    isForMembers: true,
  },
  '/m/member/agent': { title: 'agent', isForMembers: true, forTrials: 'accountNotice' },
  '/m/member/agent/downline': { title: 'downline', isForMembers: true, forTrials: 'accountNotice' },
  '/m/member/agent/statements': { title: 'statements', isForMembers: true, forTrials: 'accountNotice' },
  '/m/member/agent/getSalaryContract': {
    title: 'salaryContract',
    isForMembers: true,
    needs: ['AGENTPOLICY3'],
    forTrials: 'accountNotice',
  },
  '/m/member/agent/getDevidendContract': {
    title: 'dividendContract',
    isForMembers: true,
    needs: ['AGENTPOLICY3'],
    forTrials: 'accountNotice',
  },
  '/m/member/agent/getHourContract': {
    title: 'hourContract',
    isForMembers: true,
    needs: ['AGENTPOLICY3'],
    forTrials: 'accountNotice',
  },
};
