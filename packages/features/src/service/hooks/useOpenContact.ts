import { contactAddress, type ServiceContact } from '@livery/api/service';
import { useTexts } from '@livery/i18n/react';
import { noticeDuration, useNotices } from '@livery/ui/notices';
import { useCallback } from 'react';
import { leaveFor } from '../model/leaveFor.ts';
import { useLiveChat } from './useLiveChat.ts';

/** Goes to a contact, or says that it is unavailable. */
export function useOpenContact(): (contact: ServiceContact) => Promise<void> {
  const { t } = useTexts('menu');
  const { notify } = useNotices();
  const openChat = useLiveChat();

  return useCallback(
    async (contact) => {
      if (contact.opensBy === 'chat') return openChat();
      const address = await contactAddress(contact);
      if (address === undefined) notify(t('contactUnavailable'), { kind: 'failure', duration: noticeDuration.short });
      else leaveFor(address);
    },
    [openChat, notify, t],
  );
}
