import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** The values of a form that was not sent. */
export interface FormDraft {
  /** The owner: the merchant and, if signed in, the member. */
  owner: string;
  /** Values by field. No passwords, codes or answers: see `useFormDraft`. */
  values: Readonly<Record<string, string | boolean>>;
  /**
   * Idempotency key of the call that sent these values. Undefined if they were not sent, or if they changed after that.
   */
  sentAs?: string;
}

const isDraft = (found: unknown) => {
  const { owner, values, sentAs = '' } = Object(found) as Record<string, unknown>;
  const isObject = typeof values === 'object' && values !== null && !Array.isArray(values);
  return typeof owner === 'string' && typeof sentAs === 'string' && isObject;
};

/** Drafts of the forms in this tab, by the name of the form. */
export const formDraftsItem = defineItem<Readonly<Record<string, FormDraft>>>({
  key: storageKeys.drafts,
  area: 'session',
  parse: parseObject<Record<string, FormDraft>>(
    (found) => !Array.isArray(found) && Object.values(found).every((draft) => isDraft(draft)),
  ),
  fallback: {},
});
