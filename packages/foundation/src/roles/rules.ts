import type { Role } from '@livery/api/session';
import { paths } from '../addresses/index.ts';

/**
 * Results of a player's action.
 *
 * - open: it is allowed
 * - login: the login screen is shown, and returns to the action after the login
 * - loginNotice: a toast announces the login, then the login screen is shown
 * - onward: it is not available after a login: the player is redirected to the target of the login, or to home
 * - registerDialog: a dialog offers registration; the player stays on the screen
 * - accountNotice: a toast reports that it requires an account; the player stays on the screen
 * - trialNotice: an error toast reports that trials cannot use it; the player stays on the screen
 */
export type Rule = 'open' | 'login' | 'loginNotice' | 'onward' | Refusal;
/** The rules that refuse an action to trial players. */
export type Refusal = 'registerDialog' | 'accountNotice' | 'trialNotice';

type Rules = Partial<Record<Role, Rule>>;

const beforeLogin: Rules = { member: 'onward' };
const signedIn: Rules = { guest: 'login' };
/** Screens about a member's personal data, which a trial player does not have. */
const person: Rules = { guest: 'login', trial: 'registerDialog' };
/** Screens whose calls are only for members. */
const account: Rules = { guest: 'login', trial: 'accountNotice' };
const talk: Rules = { guest: 'login', trial: 'trialNotice' };

/**
 * Rules of guests, trials and members, by the path of a screen or the name of an action. Without an entry, or without
 * the role in it, access is open.
 */
const rules: Readonly<Record<string, Rules>> = {
  [paths.login]: beforeLogin,
  [paths.register]: beforeLogin,
  [paths.freeTrial]: beforeLogin,

  [paths.memberCentre]: person,
  [paths.changePassword]: person,
  [paths.security]: person,
  [paths.securityQuestions]: person,
  [paths.bindEmail]: person,
  [paths.bindPayee]: person,
  [paths.profile]: person,
  [paths.saferPlay]: account,
  [paths.deposit]: account,
  [paths.withdraw]: account,
  [paths.bankCards]: account,
  [paths.paymentPassword]: account,
  [paths.bettingRecord]: account,
  [paths.wallets]: account,
  [paths.transactions]: account,
  [paths.deposits]: account,
  [paths.withdrawals]: account,

  [paths.rewards]: account,
  [paths.cashback]: account,
  [paths.inviteFriends]: account,

  [paths.announcements]: signedIn,
  [paths.messages]: { trial: 'trialNotice' },
  [paths.inbox]: talk,

  /** The lottery launcher, `paths.launchLottery`, uses the same rule: both are in one row of the app's table. */
  [paths.play]: signedIn,

  [paths.agent]: account,
  [paths.downline]: account,
  [paths.statements]: account,
  [paths.salaryContract]: account,
  [paths.dividendContract]: account,
  [paths.hourContract]: account,

  favorites: { guest: 'loginNotice' },
  game: signedIn,
  liveChat: talk,
  feedback: talk,
  promotion: account,
};

/**
 * Actions with a rule but without an address: favourites, opening a game, the live chat, writing feedback, joining and
 * claiming a promotion.
 */
export type Action = 'favorites' | 'game' | 'liveChat' | 'feedback' | 'promotion';

/**
 * The rule of a role for a screen or an action.
 *
 * @param place the path of a screen in `paths`, or an action
 */
export const ruleFor = (place: Action | `/${string}`, role: Role): Rule => rules[place]?.[role] ?? 'open';
