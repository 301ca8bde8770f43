import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** What somebody has typed into a form that they have not sent. */
export interface FormDraft {
  /** Whose it is: the merchant and, where somebody was signed in, the member. */
  owner: string;
  /** By field. No passwords, codes or answers: see `useFormDraft`. */
  values: Readonly<Record<string, string | boolean>>;
  /** Idempotency key of the call that it was sent by just as it is; absent where it was not, or was changed since. */
  sentAs?: string;
}

const isDraft = (found: unknown) => {
  const { owner, values, sentAs = '' } = Object(found) as Record<string, unknown>;
  const isObject = typeof values === 'object' && values !== null && !Array.isArray(values);
  return typeof owner === 'string' && typeof sentAs === 'string' && isObject;
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
