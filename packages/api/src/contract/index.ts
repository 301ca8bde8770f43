export { associatedData, bodyLeadMs, bodyLifetimeMs } from './bodyBinding.ts';
export type { BodyBinding } from './bodyBinding.ts';
export { areas } from './areas.ts';
export type { AreaName } from './areas.ts';
export type { Area } from './area.ts';
export { bodylessMethods } from './bodylessMethods.ts';
export { bodyLimits } from './bodyLimits.ts';
export { defineCall, needsSession } from './call.ts';
export type {
  BodyEncoding,
  Call,
  CallAccess,
  CallBody,
  CallQuery,
  CallRequest,
  CallValue,
  LocalCacheKey,
  ModuleId,
  SiteClosure,
} from './call.ts';
export { calls } from './calls.ts';
export type { CallName } from './calls.ts';
export { parseEnvelope } from './envelope.ts';
export type { Envelope } from './envelope.ts';
export { exposedHeaders, requestHeaders } from './headers.ts';
export { failuresOf } from './failuresOf.ts';
export { commonFailures, failureStatus } from './failureCodes.ts';
export type { FailureCode } from './failureCodes.ts';
export { captchaChallenge, captchaValue, isWorkAnswer, workAnswer } from './auth/captcha.ts';
export { registrationFields } from './auth/registrationFields.ts';
export type { FieldRule, RegistrationField } from './auth/registrationFields.ts';
export { gameTypes } from './games/gameTypes.ts';
export { gameValue } from './games/gameValue.ts';
export { vendorValue } from './games/vendorValue.ts';
export type { GameType } from './games/gameTypes.ts';
export type { GameValue } from './games/gameValue.ts';
export type { BetStatus } from './lottery/order.ts';
export type { ChaseState } from './lottery/chase.ts';
export type { LotteryKind } from './lottery/lotteryValue.ts';
export type { PrizeMode } from './lottery/prizeMode.ts';
export { newPasswordRule } from './security/newPassword.ts';
export { sessionValue } from './auth/sessionValue.ts';
export type { GatewayNumber } from './values/gatewayNumber.ts';
export { money } from './values/money.ts';
export type { UnknownWord } from './values/openPicklist.ts';
export { countCharacters, firstCharacters, nicknameLimit, realNameLimit } from './values/personName.ts';
export { bankNumberProblem } from './validation/bankNumber.ts';
export { checkRegistrationField } from './validation/checkRegistrationField.ts';
export { checkText, isUsablePattern } from './validation/checkText.ts';
export type { TextProblem, TextRule } from './validation/checkText.ts';
export { normalizeMobileNumber } from './validation/mobileNumber.ts';
export { lengths, patterns } from './validation/patterns.ts';
export { validationRuleNames } from './site/validationRules.ts';
export type { ValidationRule, ValidationRuleName } from './site/validationRules.ts';
export { depositMethods } from './deposit/depositMethods.ts';
export { depositStates } from './deposit/depositValue.ts';
export type { DepositMethod } from './deposit/depositMethods.ts';
export type { DepositState } from './deposit/depositValue.ts';
export { playBreakKinds } from './saferPlay/playBreakValue.ts';
export type { PlayBreakKind } from './saferPlay/playBreakValue.ts';
export { playLimitKinds, playLimitPeriods } from './saferPlay/playLimitValue.ts';
export type { PlayLimitKind, PlayLimitPeriod } from './saferPlay/playLimitValue.ts';
export { promotionStates, promotionTypes } from './promotions/promotionValue.ts';
export type { PromotionState, PromotionType } from './promotions/promotionValue.ts';
export { withdrawalStates } from './withdraw/withdrawalValue.ts';
export type { WithdrawalState } from './withdraw/withdrawalValue.ts';
export { contractStates } from './agent/contracts.ts';
export type { ContractState } from './agent/contracts.ts';
export { feedbackCategories, feedbackLimits } from './feedback/feedbackLimits.ts';
export type { FeedbackCategory } from './feedback/feedbackLimits.ts';
export { fileRefusals } from './feedback/fileRefusals.ts';
export type { FileRefusal } from './feedback/fileRefusals.ts';
export { messageKinds } from './messages/messageKinds.ts';
export type { MessageKind } from './messages/messageKinds.ts';
export { identityOperations, sandboxIdentity, sandboxIdentityPaths } from './sandboxIdentity.ts';
export type { IdentityOperation } from './sandboxIdentity.ts';
