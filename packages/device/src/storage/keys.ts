/*
 * Names of all items that this product stores in the browser. Import them as `storageKeys`. The files in `items/`
 * declare the content of each item. Cached replies of the gateway are stored too, under the names in the contract
 * (`cachedAs`).
 *
 * The names are in a file of their own, so that the script in the page's head imports only names. Each name is a
 * separate export, so that a page contains only the names that it uses.
 */
export const session = 'MC_SESSION_INFO';
export const deviceToken = 'deviceToken';
export const sessionPassword = 'PSW';
export const autoLogin = 'autoLogin';
export const trialUser = 'trialUser';
export const renewedAt = 'renewedAt';
export const leftBy = 'leftBy';
export const language = 'language';
export const theme = 'theme';
export const balanceHidden = 'balanceHidden';
export const floatPlace = 'floatPlace';
export const gameClosePlace = 'gameClosePlace';
export const webClip = 'WEBCLIP';
export const template = 'template';
export const closure = 'closure';
export const favoritesChange = 'favoritesChange';
export const messagesChange = 'messagesChange';
export const contractsChange = 'contractsChange';
export const promotionsChange = 'promotionsChange';
export const notices = 'notices';
export const inbox = 'inbox';
export const help = 'help';
export const playedBy = 'playedBy';
export const motionStopped = 'motionStopped';
export const seenPopups = 'seenPopups';
export const hiddenPopups = 'hiddenPopups';
export const popupsOfLogin = 'popupsOfLogin';
export const sentCode = 'sentCode';
export const returnPoints = 'places';
export const gameReturn = 'gameReturn';
export const wantedGame = 'wantedGame';
export const dismissedContracts = 'dismissedContracts';
export const appOfferDismissedAt = 'appOfferDismissedAt';
export const firstVisit = 'firstVisit';
export const hasVisited = 'hasVisited';
export const drafts = 'formDrafts';
export const rememberLogin = 'remPass';
export const rememberedLogins = 'sass';
export const socialReturn = 'socialReturn';
export const affiliateLink = 'affiliateLink';
export const searches = 'searches';
export const moneyIntents = 'moneyIntents';
export const playReminder = 'playReminder';
export const lotterySlips = 'lotterySlips';
export const awaitedOrders = 'awaitedOrders';
export const favoriteNumbers = 'favoriteNumbers';
