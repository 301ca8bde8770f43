import { selectRole, selectSession, type WithSession } from '@livery/api/session';
import { useMerchant } from '@livery/merchant/react';
import { useCallback, useLayoutEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useSelector, useStore } from 'react-redux';
import { isDone, listenToIntents } from '../moneyNotes/index.ts';
import {
  changedValues,
  isStorable,
  noteDraftSent,
  readDraft,
  removeDraftsOfOthers,
  sentKeyOf,
  writeDraft,
} from './drafts.ts';

/**
 * Whose drafts are written: a member's by name, undefined for everybody else. A trial ends by itself, and what was typed is still
 * theirs as a guest.
 */
const selectMember = (state: WithSession): string | undefined =>
  selectRole(state) === 'member' ? selectSession(state)?.userName : undefined;

interface FormDraftOptions<Values extends FieldValues> {
  /** Fields that are not stored, besides those whose names say it: passwords, captchas, codes, answers. */
  except?: readonly Path<Values>[];
}

export interface FormDraftControl {
  /** Removes the draft: call it once the form was sent with success. */
  clear: () => void;
  /** Notes the idempotency key that the draft is sent under: once the money notes say that it was done, the draft goes. */
  noteSent: (key: string) => void;
}

/**
 * Lets what is typed into a form survive a reload, a failed chunk of code, and leaving the screen within this tab. What differs
 * from the form's default values is stored at every change and put back, before the first paint, when the form shows again. Texts
 * and ticks are stored, never secrets.
 *
 * The draft goes with `clear`, with a reset to default values, with a logout, when somebody else signs in, and once the call
 * that sent it was done, even where a reload hid the reply. After an expired session it is there again for the member who typed
 * it; what was typed in a trial is there for the guest that they are then.
 *
 * @param name of the form: no two forms share one.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  { except = [] }: FormDraftOptions<Values> = {},
): FormDraftControl {
  const { code } = useMerchant();
  const ownerOf = useCallback((userName = '') => `${code}/${userName}`, [code]);
  const userName = useSelector(selectMember);
  const store = useStore<WithSession>();
  const owner = ownerOf(userName);
  // A list in the text of a component is another one at every render.
  const excepted = except.join();
  const { getValues, reset, subscribe } = form;

  // In the first render, before any field reads its value.
  useState(() => {
    if (wasDone(name, owner)) writeDraft(name, owner, {});
    const untouched = getValues();
    // A field of that kind may be gone since: the draft may be older than this form.
    const fitting = Object.entries(readDraft(name, owner)).filter(
      ([field, value]) => typeof value === typeof untouched[field] && isStorable(field),
    );
    if (fitting.length > 0) reset({ ...untouched, ...Object.fromEntries(fitting) }, { keepDefaultValues: true });
  });

  useLayoutEffect(() => {
    if (userName !== undefined) removeDraftsOfOthers(owner);
    let draft = readDraft(name, owner);
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues = {} }) => {
        draft = changedValues(values, defaultValues, excepted.split(','));
        writeDraft(name, owner, draft);
      },
    });
    return () => {
      stop();
      const { current, endedBecause } = store.getState().session;
      if (current !== null) removeDraftsOfOthers(ownerOf(selectMember(store.getState())));
      // The end of a session empties the tab's storage. The member who let it expire comes back to what they had typed.
      else if (userName !== undefined && endedBecause === 'expired') writeDraft(name, owner, draft);
    };
  }, [name, excepted, owner, userName, ownerOf, store, subscribe]);

  useLayoutEffect(() => {
    // The draft goes with it.
    const forgetDone = () => wasDone(name, owner) && reset();
    return listenToIntents(forgetDone);
  }, [name, owner, reset]);

  return {
    clear: useCallback(() => writeDraft(name, owner, {}), [name, owner]),
    noteSent: useCallback((key: string) => noteDraftSent(name, owner, key), [name, owner]),
  };
}

/** Whether what a form's draft holds has happened. */
function wasDone(name: string, owner: string): boolean {
  const key = sentKeyOf(name, owner);
  return key !== undefined && isDone(key);
}
