export {
  forgetIntent,
  intentsOf,
  isDone,
  isMoneyUnderWay,
  isUnknown,
  listenToIntents,
  noteIntent,
  noteOutcome,
  ownerOf,
} from './moneyNotes.ts';
export { useHasLostIntents } from './useHasLostIntents.ts';
