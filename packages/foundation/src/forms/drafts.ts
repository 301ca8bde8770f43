import { type FormDraft, formDraftsItem } from '@livery/device/storage';

type Values = FormDraft['values'];

/** Names of secret fields, which are never stored, even if the caller forgets to exclude them. */
const secret = /password|captcha|verification|secret|token|answer|otp|pin$/i;
/** Maximum number of characters of a stored text. */
const longest = 10_000;

/** Whether a field is allowed to be stored. */
export const isStorable = (field: string): boolean => !secret.test(field);

/**
 * The values that differ from the form's default values. Excludes secret fields, and values that are not text or
 * boolean.
 */
export function changedValues(
  values: Readonly<Record<string, unknown>>,
  untouched: Readonly<Record<string, unknown>>,
  except: readonly string[],
): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | boolean] =>
        isStorable(entry[0]) &&
        !except.includes(entry[0]) &&
        entry[1] !== untouched[entry[0]] &&
        (typeof entry[1] === 'boolean' || (typeof entry[1] === 'string' && entry[1].length <= longest)),
    ),
  );
}

/** The draft of a form, if it belongs to this owner. */
export function readDraft(name: string, owner: string): Values {
  const draft = formDraftsItem.read()[name];
  return draft?.owner === owner ? draft.values : {};
}

/** The idempotency key with which the draft was sent. Undefined if it was not sent, or if it changed after that. */
export function sentKeyOf(name: string, owner: string): string | undefined {
  const draft = formDraftsItem.read()[name];
  return draft?.owner === owner ? draft.sentAs : undefined;
}

/** Stores the idempotency key of the call that sends the draft. */
export function noteDraftSent(name: string, owner: string, key: string): void {
  const drafts = formDraftsItem.read();
  const draft = drafts[name];
  if (draft?.owner === owner) formDraftsItem.write({ ...drafts, [name]: { ...draft, sentAs: key } });
}

/** Removes the draft that was sent with a key, after its call succeeded. */
export function removeSentDraft(key: string): void {
  const all = formDraftsItem.read();
  const others = Object.entries(all).filter(([, draft]) => draft.sentAs !== key);
  if (others.length < Object.keys(all).length) writeAll(Object.fromEntries(others));
}

/** Stores a draft. Removes the draft if it has no values. */
export function writeDraft(name: string, owner: string, values: Values): void {
  const { [name]: before, ...others } = formDraftsItem.read();
  // If the values are equal, do not write: the key of a sent draft must remain.
  if (before?.owner === owner && JSON.stringify(before.values) === JSON.stringify(values)) return;
  if (Object.keys(values).length > 0) formDraftsItem.write({ ...others, [name]: { owner, values } });
  else if (before !== undefined) writeAll(others);
}

/** Removes the drafts of all other owners. */
export function removeDraftsOfOthers(owner: string): void {
  const all = formDraftsItem.read();
  const own = Object.entries(all).filter(([, draft]) => draft.owner === owner);
  if (own.length < Object.keys(all).length) writeAll(Object.fromEntries(own));
}

function writeAll(drafts: Readonly<Record<string, FormDraft>>): void {
  if (Object.keys(drafts).length > 0) formDraftsItem.write(drafts);
  else formDraftsItem.remove();
}
