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
 * The user name of the member, with which new drafts are stored. Undefined for guests and trial players: after a trial has expired,
 * the player is a guest and can still use the drafts.
 */
const selectMember = (state: WithSession): string | undefined =>
  selectRole(state) === 'member' ? selectSession(state)?.userName : undefined;

interface FormDraftOptions<Values extends FieldValues> {
  /** Fields that are not stored, in addition to fields with secret names: passwords, captchas, codes, answers. */
  except?: readonly Path<Values>[];
}

export interface FormDraftControl {
  /** Removes the draft. Call it after the form was sent successfully. */
  clear: () => void;
  /**
   * Stores the idempotency key of the sent draft. The draft is removed when `moneyNotes` reports that the call with
   * this key is done.
   */
  noteSent: (key: string) => void;
}

/**
 * Stores the values of a form, so that they survive a reload, a failed chunk, and leaving the screen within this tab.
 * Values that differ from the form's default values are stored at every change. When the form mounts again, they are
 * restored before the first paint. Only texts and ticks are stored, never secrets.
 *
 * The draft is removed by `clear`, by a reset to default values, by a logout, and by a login of another player. It is
 * also removed after the call that sent it succeeded, even if a reload lost the reply. After a session expired, the
 * draft is restored for the member who typed it. After a trial expired, its draft is restored for the guest.
 *
 * @param name name of the form, unique among all forms
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
  // Joined to a string, because an array literal in a component is a new one at every render.
  const excepted = except.join();
  const { getValues, reset, subscribe } = form;

  // Restore the draft in the first render, before any field reads its value.
  useState(() => {
    if (wasDone(name, owner)) writeDraft(name, owner, {});
    const untouched = getValues();
    // The draft may be older than this form, so a field may be missing or have another type.
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
      // The end of a session clears the tab's storage. Write the draft again for a member whose session expired.
      else if (userName !== undefined && endedBecause === 'expired') writeDraft(name, owner, draft);
    };
  }, [name, excepted, owner, userName, ownerOf, store, subscribe]);

  useLayoutEffect(() => {
    // A reset also removes the draft.
    const forgetDone = () => wasDone(name, owner) && reset();
    return listenToIntents(forgetDone);
  }, [name, owner, reset]);

  return {
    clear: useCallback(() => writeDraft(name, owner, {}), [name, owner]),
    noteSent: useCallback((key: string) => noteDraftSent(name, owner, key), [name, owner]),
  };
}

/** Whether the call that sent a form's draft succeeded. */
function wasDone(name: string, owner: string): boolean {
  const key = sentKeyOf(name, owner);
  return key !== undefined && isDone(key);
}
