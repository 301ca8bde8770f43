export {
  forgetIntent,
  intentsOf,
  isDone,
  isMoneyCallRunning,
  isUnknown,
  listenToIntents,
  noteIntent,
  storeOutcome,
  ownerOf,
} from './moneyNotes.ts';
export { useHasUnresolvedIntents } from './useHasUnresolvedIntents.ts';
