export type { StoredItem } from './defineItem.ts';
export { affiliateLinkItem } from './items/affiliateLink.ts';
export type { AffiliateLink } from './items/affiliateLink.ts';
export { awaitedOrdersItem } from './items/awaitedOrders.ts';
export type { AwaitedOrder } from './items/awaitedOrders.ts';
export { balanceHiddenItem } from './items/balance.ts';
export { cachedReplyItem, helpItem } from './items/cachedReply.ts';
export type { CachedReply } from './items/cachedReply.ts';
export { contractsChangeItem } from './items/contracts.ts';
export { favoriteNumbersItem } from './items/favoriteNumbers.ts';
export type { FavoriteNumbers } from './items/favoriteNumbers.ts';
export { favoritesChangeItem } from './items/favorites.ts';
export { floatPlaceItem, gameClosePlaceItem } from './items/floatPlace.ts';
export type { FloatPlace, FloatPlaceItem } from './items/floatPlace.ts';
export { formDraftsItem } from './items/formDrafts.ts';
export type { FormDraft } from './items/formDrafts.ts';
export { playedByItem } from './items/games.ts';
export { inboxItem, messagesChangeItem, noticesItem } from './items/messages.ts';
export type { StoredMessages } from './items/messages.ts';
export { moneyIntentsItem, moneyKinds } from './items/moneyIntents.ts';
export type { MoneyIntent, MoneyKind } from './items/moneyIntents.ts';
export { motionStoppedItem } from './items/motion.ts';
export { lotterySlipsItem } from './items/lotterySlips.ts';
export type { SlipBet, SlipChase, StoredBoard, StoredSlip } from './items/lotterySlips.ts';
export { hiddenPopupsItem, popupsOfLoginItem, seenPopupsItem } from './items/popups.ts';
export type { PopupRecord } from './items/popups.ts';
export { playReminderItem } from './items/playReminder.ts';
export type { PlayReminder } from './items/playReminder.ts';
export { promotionsChangeItem } from './items/promotions.ts';
export { languageItem, modeItem } from './items/preferences.ts';
export { gameReturnItem, returnPointsItem } from './items/returnPoints.ts';
export type { ReturnPoint } from './items/returnPoints.ts';
export { appOfferDismissedAtItem, dismissedContractsItem, firstVisitItem, hasVisitedItem } from './items/prompts.ts';
export { deviceTokenItem } from './items/deviceToken.ts';
export {
  autoLoginItem,
  leftByItem,
  renewedAtItem,
  sessionItem,
  sessionPasswordItem,
  trialUserItem,
} from './items/session.ts';
export { rememberedLoginsItem, rememberLoginItem } from './items/rememberedLogin.ts';
export type { LoginMethod, StoredLogin, StoredLogins } from './items/rememberedLogin.ts';
export { searchesItem } from './items/searches.ts';
export { sentCodeItem } from './items/sentCode.ts';
export type { SentCode } from './items/sentCode.ts';
export { socialReturnItem } from './items/socialReturn.ts';
export type { SocialReturn } from './items/socialReturn.ts';
export { closureItem, templateItem } from './items/site.ts';
export type { StoredClosure } from './items/site.ts';
export type { TabChange } from './items/tabChange.ts';
export { requestedGameItem } from './items/wantedGame.ts';
export type { RequestedGame } from './items/wantedGame.ts';
export { webClipItem } from './items/webClip.ts';
export { fingerprint } from './fingerprint.ts';
export * as storageKeys from './keys.ts';
export { clearSessionStorage } from './safeStorage.ts';
