import { type FormDraft, formDraftsItem } from '@livery/device/storage';

type Values = FormDraft['values'];

/** Fields that are never stored, whoever forgets to except them. */
const secret = /password|captcha|verification|secret|token|answer|otp|pin$/i;
/** Longest text that is stored. */
const longest = 10_000;

/** Whether a field may be stored at all. */
export const isStorable = (field: string): boolean => !secret.test(field);

/** What differs from an untouched form, without fields that are secret, and without what is no line or paragraph of text. */
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

/** The draft of a form, where it is of that owner. */
export function readDraft(name: string, owner: string): Values {
  const draft = formDraftsItem.read()[name];
  return draft?.owner === owner ? draft.values : {};
}

/** The idempotency key that the draft of a form was sent under, where it was sent as it is. */
export function sentKeyOf(name: string, owner: string): string | undefined {
  const draft = formDraftsItem.read()[name];
  return draft?.owner === owner ? draft.sentAs : undefined;
}

/** Notes that a draft is being sent as it is. */
export function noteDraftSent(name: string, owner: string, key: string): void {
  const drafts = formDraftsItem.read();
  const draft = drafts[name];
  if (draft?.owner === owner) formDraftsItem.write({ ...drafts, [name]: { ...draft, sentAs: key } });
}

/** Removes the draft that was sent under a key: it has happened. */
export function removeSentDraft(key: string): void {
  const all = formDraftsItem.read();
  const others = Object.entries(all).filter(([, draft]) => draft.sentAs !== key);
  if (others.length < Object.keys(all).length) writeAll(Object.fromEntries(others));
}

/** Stores a draft; one without values is removed. */
export function writeDraft(name: string, owner: string, values: Values): void {
  const { [name]: before, ...others } = formDraftsItem.read();
  // The same again does not make it one that was never sent.
  if (before?.owner === owner && JSON.stringify(before.values) === JSON.stringify(values)) return;
  if (Object.keys(values).length > 0) formDraftsItem.write({ ...others, [name]: { owner, values } });
  else if (before !== undefined) writeAll(others);
}

/** Removes the drafts of everybody but one. */
export function removeDraftsOfOthers(owner: string): void {
  const all = formDraftsItem.read();
  const own = Object.entries(all).filter(([, draft]) => draft.owner === owner);
  if (own.length < Object.keys(all).length) writeAll(Object.fromEntries(own));
}

function writeAll(drafts: Readonly<Record<string, FormDraft>>): void {
  if (Object.keys(drafts).length > 0) formDraftsItem.write(drafts);
  else formDraftsItem.remove();
}
