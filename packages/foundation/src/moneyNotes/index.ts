export { forgetIntent, intentsOf, isUnknown, listenToIntents, noteIntent, noteOutcome, ownerOf } from './moneyNotes.ts';
export { useHasLostIntents } from './useHasLostIntents.ts';
