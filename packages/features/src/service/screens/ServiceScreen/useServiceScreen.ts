import { useGetCustomerServiceQuery } from '@livery/api/service/getCustomerService';
import { failureOf } from '@livery/foundation/failure';
import { useRule } from '@livery/foundation/roles';
import { useUnread } from '@livery/foundation/unread';
import { useMerchant } from '@livery/merchant/react';
import { useState } from 'react';
import { useGoToContact } from '../../hooks/useGoToContact.ts';
import { useLiveChat } from '../../hooks/useLiveChat.ts';
import { useRefuseTrial } from '../../hooks/useRefuseTrial.ts';
import { useServiceContacts } from '../../hooks/useServiceContacts.ts';
import type { ChatState } from './ChatCard.tsx';
import type { ServiceViewProps } from './ServiceView.tsx';

/**
 * State and handlers of the screen of customer service: its contacts, the live chat and the link to the feedback form.
 */
export function useServiceScreen(): ServiceViewProps {
  const { switches } = useMerchant();
  const { data, error, isFetching, refetch } = useGetCustomerServiceQuery();
  const contacts = useServiceContacts().filter(({ kind, opensBy }) => kind !== 'liveChat' && opensBy !== 'chat');
  const goToContact = useGoToContact();
  const refuse = useRefuseTrial();
  const isRefused = useRule('feedback') === 'trialNotice';
  const chat = useChat();
  return {
    chat: switches.CBS3 ? chat : undefined,
    contacts: data && contacts,
    failure: data === undefined && !isFetching ? failureOf(error) : undefined,
    onRetry: () => void refetch(),
    onContact: (contact) => void goToContact(contact),
    onFeedbackRefused: isRefused ? refuse : undefined,
  };
}

function useChat(): ChatState {
  const openChat = useLiveChat();
  const { chat: unread } = useUnread();
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  const open = async () => {
    setState('opening');
    setState((await openChat()) === 'unavailable' ? 'failed' : 'idle');
  };
  return { unread, isOpening: state === 'opening', isFailed: state === 'failed', onOpen: () => void open() };
}
