import { useReadInboxMutation } from '@livery/api/messages/readInbox';
import { useRemoveInboxMutation } from '@livery/api/messages/removeInbox';
import { gatewayApi, isGatewayError } from '@livery/api/client';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useDispatch } from 'react-redux';
import { inChunks } from '../model/inChunks.ts';

export interface InboxChanges {
  /** Marks messages as read, at once. Gives whether the gateway took it; says so where it did not. */
  read: (ids: readonly string[]) => Promise<boolean>;
  /** Takes messages out, at once, and says how it went: where the gateway did not take it they are back. */
  remove: (ids: readonly string[]) => Promise<boolean>;
}

/** Changes of the inbox, of as many messages as there are. */
export function useInboxChanges(): InboxChanges {
  const { t } = useTexts('inbox');
  const { numerals } = useFormats();
  const { showToast } = useToasts();
  const dispatch = useDispatch();
  const [readInbox] = useReadInboxMutation();
  const [removeInbox] = useRemoveInboxMutation();

  const isTaken = (error: unknown): boolean => {
    // One of them was removed elsewhere: the list here is old.
    if (isGatewayError(error) && error.code === 'NOT_FOUND') dispatch(gatewayApi.util.invalidateTags(['Inbox']));
    return error === undefined;
  };
  const fail = (text: string) => showToast(text, { kind: 'failure', duration: toastDuration.short });

  return {
    read: async (ids) => {
      const isDone = await inChunks(ids, async (some) => isTaken((await readInbox(some)).error));
      if (!isDone) fail(t('readFailed'));
      return isDone;
    },
    remove: async (ids) => {
      const isDone = await inChunks(ids, async (some) => isTaken((await removeInbox(some)).error));
      const count = ids.length;
      if (isDone) {
        const words = t('removed', { count, formattedCount: numerals(String(count)) });
        showToast(words, { kind: 'success', duration: toastDuration.short });
      } else fail(t('removeFailed'));
      return isDone;
    },
  };
}
