import type { Role } from '@livery/api/session';
import { paths } from '../addresses/index.ts';

/**
 * What happens when somebody wants something.
 *
 * open            they get it
 * login           login comes first, and leads back
 * loginNotice     the same, after a toast that says so
 * onward          it is not for them any more: they are led to where they were going, or home
 * registerDialog  a dialog that offers to register; they stay where they are
 * accountNotice   a toast says that it takes an account; they stay where they are
 * trialNotice     a toast in the style of a failure says that it is not open to trials; they stay where they are
 */
export type Rule = 'open' | 'login' | 'loginNotice' | 'onward' | Refusal;
/** The rules for trials. */
export type Refusal = 'registerDialog' | 'accountNotice' | 'trialNotice';

type Rules = Partial<Record<Role, Rule>>;

const beforeLogin: Rules = { member: 'onward' };
const signedIn: Rules = { guest: 'login' };
/** The member's own self, which a trial has none of. */
const person: Rules = { guest: 'login', trial: 'registerDialog' };
/** The gateway's calls behind it are for members alone. */
const account: Rules = { guest: 'login', trial: 'accountNotice' };
const talk: Rules = { guest: 'login', trial: 'trialNotice' };

/**
 * What guests, trials and members may do: by the path of a screen, or the name of what has no address. What does not stand
 * here is open to all, and so is a row to whoever is not named in it.
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

  /** The lottery launcher, `paths.launchLottery`, is the same row. */
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
 * What has a rule but no address: the hearts and lists of favourites, opening a game, the live chat, writing feedback,
 * joining and claiming a promotion.
 */
export type Action = 'favorites' | 'game' | 'liveChat' | 'feedback' | 'promotion';

/**
 * The rule for somebody at a place.
 *
 * @param place the path of a screen as it stands in `paths`, or an action
 */
export const ruleFor = (place: Action | `/${string}`, role: Role): Rule => rules[place]?.[role] ?? 'open';
