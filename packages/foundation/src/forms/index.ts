export { removeSentDraft } from './drafts.ts';
export { fieldErrors } from './fieldErrors.ts';
export { useFormChecks } from './useFormChecks.ts';
export type { FormChecks } from './useFormChecks.ts';
export { useFormDraft } from './useFormDraft.ts';
export type { FormDraftControl } from './useFormDraft.ts';
export { useRevalidateInLanguage } from './useRevalidateInLanguage.ts';
