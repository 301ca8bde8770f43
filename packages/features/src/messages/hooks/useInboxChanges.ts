import { useReadInboxMutation } from '@livery/api/messages/readInbox';
import { useRemoveInboxMutation } from '@livery/api/messages/removeInbox';
import { gatewayApi, isGatewayError } from '@livery/api/client';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useDispatch } from 'react-redux';
import { inChunks } from '../model/inChunks.ts';

export interface InboxChanges {
  /**
   * Marks messages as read before the gateway replies. Returns whether the gateway accepted it. A toast shows a
   * failure.
   */
  read: (ids: readonly string[]) => Promise<boolean>;
  /**
   * Removes messages before the gateway replies, and shows the result in a toast. If the gateway fails, the messages
   * are listed again.
   */
  remove: (ids: readonly string[]) => Promise<boolean>;
}

/** Changes to the inbox, for any number of messages. */
export function useInboxChanges(): InboxChanges {
  const { t } = useTexts('inbox');
  const { numerals } = useFormats();
  const { showToast } = useToasts();
  const dispatch = useDispatch();
  const [readInbox] = useReadInboxMutation();
  const [removeInbox] = useRemoveInboxMutation();

  const isTaken = (error: unknown): boolean => {
    // Another tab or device removed one of the messages, so the list here is out of date.
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
