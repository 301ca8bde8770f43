import type { Texts } from '@livery/i18n/keys';

/** What is so of an address; what is left out is as with most: a header, a footer, open to anyone, in every house, no module yet. */
export interface AddressFacts {
  /** Its title, among the texts of the shell. */
  titled: keyof Texts['shell'] | 'home';
  /** It has a screen of its own. */
  isBuilt?: true;
  noHeader?: true;
  noFooter?: true;
  /** Guests log in first. */
  isForMembers?: true;
  /** The way back leads home, not one step back. */
  backLeadsHome?: true;
  /** The switch without which it leads home. */
  needs?: 'MANPLAYREB3' | 'REFERRAL' | 'AGENTPOLICY3' | 'APPWINDOW' | 'USERNAMEREG3';
}

/**
 * Every address of the product and how it behaves, written down a second time: the app's own table is held against this
 * list, and the walk goes through it.
 */
export const everyAddress: Readonly<Record<string, AddressFacts>> = {
  '/': { titled: 'home', isBuilt: true, noHeader: true },
  '/m': { titled: 'home', isBuilt: true, noHeader: true },
  '/m/': { titled: 'home', isBuilt: true, noHeader: true },
  '/m/index': { titled: 'home', isBuilt: true, noHeader: true },
  '/m/index.html': { titled: 'home', isBuilt: true, noHeader: true },
  '/m/home': { titled: 'home', isBuilt: true, noHeader: true },
  '/m/login': { titled: 'login', isBuilt: true, noHeader: true, noFooter: true, backLeadsHome: true },
  '/m/register': {
    titled: 'register',
    isBuilt: true,
    noHeader: true,
    noFooter: true,
    backLeadsHome: true,
    needs: 'USERNAMEREG3',
  },
  '/m/register.html': {
    titled: 'register',
    isBuilt: true,
    noHeader: true,
    noFooter: true,
    backLeadsHome: true,
    needs: 'USERNAMEREG3',
  },
  '/m/forget': { titled: 'forget', noHeader: true, noFooter: true, backLeadsHome: true },
  '/m/changePsw': { titled: 'changePassword', noFooter: true, isForMembers: true },
  '/m/trail': { titled: 'freeTrial', backLeadsHome: true },
  '/m/userAgreement': { titled: 'userAgreement' },
  '/m/member/home': { titled: 'account', isBuilt: true, isForMembers: true },
  '/m/voucherCenter': { titled: 'deposit', isForMembers: true },
  '/m/withdraw': { titled: 'withdraw', isForMembers: true },
  '/m/gameRecord': { titled: 'bettingRecord', isForMembers: true },
  '/m/activity': { titled: 'promotions', backLeadsHome: true },
  '/m/rewardCenter': { titled: 'rewards', isForMembers: true },
  '/m/member/manualRebate': { titled: 'cashback', isForMembers: true, needs: 'MANPLAYREB3' },
  '/m/inviteFriends': { titled: 'inviteFriends', isForMembers: true, needs: 'REFERRAL' },
  '/m/notice': { titled: 'announcements', noFooter: true, isForMembers: true },
  '/m/message': { titled: 'messages', noHeader: true, backLeadsHome: true },
  '/m/webEmail': { titled: 'inbox', isForMembers: true },
  '/m/service': { titled: 'service' },
  '/m/help': { titled: 'help', noFooter: true },
  '/m/helpDetail?p=0&c=1': { titled: 'help', noFooter: true },
  '/m/download': { titled: 'download', noHeader: true, needs: 'APPWINDOW' },
  '/m/app': { titled: 'download', noFooter: true, needs: 'APPWINDOW' },
  '/m/game': { titled: 'games' },
  '/m/gameList?gameType=RNG&type=hot': { titled: 'gameList', isBuilt: true, noHeader: true, noFooter: true },
  '/m/gameCenter': { titled: 'gameCenter' },
  '/m/slotsCenter': { titled: 'slots', noFooter: true },
  '/m/lottery': { titled: 'lotteries', noHeader: true, noFooter: true },
  '/m/startLottery': { titled: 'lotteries' },
  '/m/launchGame?playType=trad&gameId=1&pageBack=home': { titled: 'lotteries', isForMembers: true },
  '/m/lotto-h5/mui/ent/games/1?token=t': { titled: 'lotteries', noHeader: true, noFooter: true },
  '/m/member/agent/getSalaryContract': { titled: 'salaryContract', isForMembers: true, needs: 'AGENTPOLICY3' },
  '/m/member/agent/getDevidendContract': { titled: 'dividendContract', isForMembers: true, needs: 'AGENTPOLICY3' },
  '/m/member/agent/getHourContract': { titled: 'hourContract', isForMembers: true, needs: 'AGENTPOLICY3' },
};
