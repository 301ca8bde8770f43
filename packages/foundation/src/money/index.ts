export { addAmounts, compareAmounts, fromMinor, shareOf, subtractAmounts, toMinor } from './amounts.ts';
export { useLostIntents } from './useLostIntents.ts';
export type { LostIntent } from './useLostIntents.ts';
export { useMoneyInput } from './useMoneyInput.ts';
export type { MoneyInput } from './useMoneyInput.ts';
export { useMoneyIntent } from './useMoneyIntent.ts';
export type { MoneyOutcome } from './useMoneyIntent.ts';
export { useOutcomeText } from './useOutcomeText.ts';
export { whileAlone } from './whileAlone.ts';
