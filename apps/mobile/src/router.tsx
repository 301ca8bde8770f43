import { homePaths, paths } from '@livery/foundation/addresses';
import {
  agentScreen,
  dividendContractScreen,
  downlineScreen,
  hourContractScreen,
  inviteFriendsScreen,
  salaryContractScreen,
  statementsScreen,
} from '@livery/features/agent';
import { announcementsScreen } from '@livery/features/announcements';
import {
  agreementScreen,
  changePasswordScreen,
  forgotPasswordScreen,
  freeTrialScreen,
  loginScreen,
} from '@livery/features/auth';
import { depositScreen } from '@livery/features/deposit';
import { aboutScreen, helpDetailScreen, helpScreen } from '@livery/features/help';
import { categoryScreens, gameListScreen, playScreen } from '@livery/features/games';
import { bettingRecordScreen, depositsScreen, transactionsScreen, withdrawalsScreen } from '@livery/features/records';
import { inboxScreen } from '@livery/features/messages';
import { profileScreen } from '@livery/features/member';
import { walletsScreen } from '@livery/features/wallet';
import { homeScreen } from './home/routes.tsx';
import { lotteriesScreen, startLotteryScreen } from './lottery/routes.tsx';
import { appScreen, downloadScreen } from './download/routes.tsx';
import { memberHomeScreen } from './member/routes.tsx';
import { messagesScreen } from './messages/routes.tsx';
import { registerScreen } from './auth/routes.tsx';
import {
  bindEmailScreen,
  bindPayeeScreen,
  paymentPasswordScreen,
  securityQuestionsScreen,
  securityScreen,
} from '@livery/features/security';
import { serviceScreen } from '@livery/features/service';
import { cashbackScreen, promotionsScreen, rewardsScreen } from '@livery/features/promotions';
import { saferPlayScreen } from '@livery/features/safer-play';
import { bankCardsScreen, withdrawScreen } from '@livery/features/withdraw';
import type { Row } from './shell/row.ts';

/**
 * All addresses of the product, one row each. The fields of a row are:
 *
 * `paths`: its paths. Several paths of a row show the same screen
 * `title`: the screen's title in the bar and in the browser (texts: `shell`)
 * `screen`: the screen. `missingModule()` shows 'Cannot find module' until the screen exists. If the screen names a
 * switch and that switch is off, the address redirects to home
 * `hides`: the parts of the frame that are omitted. A screen without a header has its own bar
 * `back`: the target of the back button: one step back, or home
 *
 * The table of rules in `@livery/foundation/roles` defines which roles may open an address. An address without a row
 * redirects to home. An address whose screen is switched off does so too.
 */
export const table: readonly Row[] = [
  { paths: homePaths, title: 'navHome', screen: homeScreen, hides: 'header' },

  { paths: [paths.login], title: 'login', screen: loginScreen, hides: 'both', back: 'home' },
  {
    paths: [paths.register, paths.registerHtml],
    title: 'register',
    screen: registerScreen,
    hides: 'both',
    back: 'home',
  },
  { paths: [paths.forgotPassword], title: 'forget', screen: forgotPasswordScreen, hides: 'both', back: 'home' },
  { paths: [paths.changePassword], title: 'changePassword', screen: changePasswordScreen, hides: 'footer' },
  { paths: [paths.freeTrial], title: 'freeTrial', screen: freeTrialScreen, back: 'home' },
  { paths: [paths.userAgreement], title: 'userAgreement', screen: agreementScreen },

  { paths: [paths.memberCentre], title: 'account', screen: memberHomeScreen },
  { paths: [paths.deposit], title: 'deposit', screen: depositScreen },
  { paths: [paths.wallets], title: 'wallets', screen: walletsScreen },
  { paths: [paths.bettingRecord], title: 'bettingRecord', screen: bettingRecordScreen },
  { paths: [paths.transactions], title: 'transactions', screen: transactionsScreen },
  { paths: [paths.deposits], title: 'deposits', screen: depositsScreen },
  { paths: [paths.withdrawals], title: 'withdrawals', screen: withdrawalsScreen },
  { paths: [paths.withdraw], title: 'withdraw', screen: withdrawScreen },
  { paths: [paths.bankCards], title: 'bankCards', screen: bankCardsScreen, hides: 'footer' },
  { paths: [paths.paymentPassword], title: 'paymentPassword', screen: paymentPasswordScreen, hides: 'footer' },
  { paths: [paths.security], title: 'security', screen: securityScreen },
  { paths: [paths.securityQuestions], title: 'securityQuestions', screen: securityQuestionsScreen, hides: 'footer' },
  { paths: [paths.bindEmail], title: 'bindEmail', screen: bindEmailScreen, hides: 'footer' },
  { paths: [paths.bindPayee], title: 'bindPayee', screen: bindPayeeScreen, hides: 'footer' },
  { paths: [paths.profile], title: 'profile', screen: profileScreen, hides: 'footer' },
  { paths: [paths.saferPlay], title: 'saferPlay', screen: saferPlayScreen, hides: 'footer' },

  { paths: [paths.promotions], title: 'promotions', screen: promotionsScreen, back: 'home' },
  { paths: [paths.rewards], title: 'rewards', screen: rewardsScreen },
  { paths: [paths.cashback], title: 'cashback', screen: cashbackScreen },
  { paths: [paths.inviteFriends], title: 'inviteFriends', screen: inviteFriendsScreen },

  {
    paths: [paths.announcements],
    title: 'announcements',
    screen: announcementsScreen,
    hides: 'footer',
  },
  { paths: [paths.messages], title: 'messages', screen: messagesScreen, hides: 'header', back: 'home' },
  { paths: [paths.inbox], title: 'inbox', screen: inboxScreen },
  { paths: [paths.service], title: 'service', screen: serviceScreen },
  { paths: [paths.help], title: 'help', screen: helpScreen, hides: 'footer' },
  { paths: [paths.helpDetail], title: 'help', screen: helpDetailScreen, hides: 'footer' },
  { paths: [paths.about], title: 'about', screen: aboutScreen, hides: 'footer' },
  { paths: [paths.download], title: 'download', screen: downloadScreen, hides: 'header' },
  { paths: [paths.app], title: 'download', screen: appScreen, hides: 'footer' },

  { paths: [paths.games], title: 'games', screen: categoryScreens },
  { paths: [paths.gameList], title: 'gameList', screen: gameListScreen, hides: 'both' },
  { paths: [paths.gameCentre], title: 'gameCenter', screen: categoryScreens },
  { paths: [paths.slots], title: 'slots', screen: categoryScreens, hides: 'footer' },

  { paths: [paths.lotteries], title: 'lotteries', screen: lotteriesScreen, hides: 'both' },
  { paths: [paths.startLottery], title: 'lotteries', screen: startLotteryScreen },
  { paths: [paths.play, paths.launchLottery], title: 'game', screen: playScreen, hides: 'both' },

  { paths: [paths.agent], title: 'agent', screen: agentScreen },
  { paths: [paths.downline], title: 'downline', screen: downlineScreen },
  { paths: [paths.statements], title: 'statements', screen: statementsScreen },
  { paths: [paths.salaryContract], title: 'salaryContract', screen: salaryContractScreen },
  { paths: [paths.dividendContract], title: 'dividendContract', screen: dividendContractScreen },
  { paths: [paths.hourContract], title: 'hourContract', screen: hourContractScreen },
];
