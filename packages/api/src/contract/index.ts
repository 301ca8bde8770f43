export { areas } from './areas.ts';
export type { AreaName } from './areas.ts';
export type { Area } from './area.ts';
export { defineCall, needsSession } from './call.ts';
export type {
  BodyEncoding,
  Call,
  CallAccess,
  CallBody,
  CallQuery,
  CallValue,
  LocalCacheKey,
  ModuleId,
  SiteClosure,
} from './call.ts';
export { calls } from './calls.ts';
export type { CallName } from './calls.ts';
export { envelopeSchema } from './envelope.ts';
export type { Envelope } from './envelope.ts';
export { failureStatus } from './failureCodes.ts';
export type { FailureCode } from './failureCodes.ts';
export { captchaValue, registrationFields } from './auth.ts';
export type { FieldRule, RegistrationField } from './auth.ts';
export { gameTypes, gameValue, vendorValue } from './games.ts';
export type { GameType, GameValue } from './games.ts';
export type { LotteryKind } from './lottery.ts';
export { sessionValue } from './session.ts';
export { money } from './shared.ts';
export { validationRuleNames } from './site.ts';
export type { ValidationRule, ValidationRuleName } from './site.ts';
export { depositMethods, depositStates } from './deposit.ts';
export type { DepositMethod, DepositState } from './deposit.ts';
export { promotionStates, promotionTypes } from './promotions.ts';
export type { PromotionState, PromotionType } from './promotions.ts';
export { withdrawalStates } from './withdraw.ts';
export type { WithdrawalState } from './withdraw.ts';
export { contractStates } from './agentContracts.ts';
export type { ContractState } from './agentContracts.ts';
export { feedbackCategories, feedbackLimits, fileRefusals } from './feedback.ts';
export type { FileRefusal } from './feedback.ts';
export { messageKinds } from './messages.ts';
export type { MessageKind } from './messages.ts';
