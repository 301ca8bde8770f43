import { contactAddress, type ServiceContact } from '@livery/api/service/getCustomerService';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useCallback } from 'react';
import { leaveApp } from '@livery/foundation/navigation';
import { useLiveChat } from './useLiveChat.ts';

/** Opens a contact, or shows that it is unavailable. */
export function useGoToContact(): (contact: ServiceContact) => Promise<void> {
  const { t } = useTexts('service');
  const { showToast } = useToasts();
  const openChat = useLiveChat();

  return useCallback(
    async (contact) => {
      if (contact.opensBy === 'chat') return void (await openChat());
      const address = await contactAddress(contact);
      if (address === undefined) showToast(t('contactUnavailable'), { kind: 'failure', duration: toastDuration.short });
      else leaveApp(address);
    },
    [openChat, showToast, t],
  );
}
