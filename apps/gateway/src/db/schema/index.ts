export { acceptedBodies } from './acceptedBodies.ts';
export { catalogueVersion, games, hotGames, vendorCategories, vendorClassifications, vendors } from './catalogue.ts';
export { announcements, banners, helpEntries, seedMarks } from './content.ts';
export { idempotencyKeys } from './idempotency.ts';
export {
  affiliateDomains,
  memberIdentities,
  memberProfiles,
  outbox,
  paymentPasswords,
  securityAnswers,
  verificationCodes,
} from './identity.ts';
export { accounts, entries, transactions } from './ledger.ts';
export { allowances, knownDevices } from './limits.ts';
export type { LocalNames, LocalText } from './localText.ts';
export { captchas, favorites, loginAttempts, lotteryTickets, members, playTickets, sessions } from './members.ts';
export {
  draws,
  liveModels,
  lotteryChaseDraws,
  lotteryChases,
  lotteryGames,
  lotteryOrders,
  lotterySuborders,
} from './lottery.ts';
export { gamePlays, gameRounds, memberDays, recentGames } from './rounds.ts';
export { announcementReads, chatMessages, chatTickets, messages, messageStates } from './messages.ts';
export { feedback, feedbackPictures } from './feedback.ts';
export { agentContracts, agentStatementItems, agentStatements, downlineDays } from './agents.ts';
export type { ContractTerms } from './agents.ts';
export { playBreaks, playLimits, presentDays } from './saferPlay.ts';
export { sandboxSwitches } from './sandbox.ts';
export { bankCards, depositBanks, depositMethods, depositReceipts, deposits, withdrawals } from './cashier.ts';
export { bonuses, cashbackClaims, memberPromotions, promotions, referralRewards } from './promotions.ts';
