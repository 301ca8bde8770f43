import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** What somebody has typed into a form that they have not sent. */
export interface FormDraft {
  /** Whose it is: the merchant and, where somebody was signed in, the member. */
  owner: string;
  /** By field. No passwords, codes or answers: see `useFormDraft`. */
  values: Readonly<Record<string, string | boolean>>;
}

const isDraft = (found: unknown) => {
  const { owner, values } = Object(found) as Record<string, unknown>;
  return typeof owner === 'string' && typeof values === 'object' && values !== null && !Array.isArray(values);
};

/** Drafts of this tab's forms, by the form's name. */
export const formDraftsItem = defineItem<Readonly<Record<string, FormDraft>>>({
  key: storageKeys.drafts,
  area: 'session',
  parse: parseObject<Record<string, FormDraft>>(
    (found) => !Array.isArray(found) && Object.values(found).every((draft) => isDraft(draft)),
  ),
  fallback: {},
});
