import type { ServiceContact } from '@livery/api/service/getCustomerService';
import { Headset, LifeBuoy, MessageCircle, Send } from 'lucide-react';

/** How each kind of contact is shown: its icon, and the text keys of its name and hint. */
export const contactDisplay = {
  liveChat: { icon: <Headset />, name: 'liveChat', hint: 'liveChatHint' },
  whatsapp: { icon: <MessageCircle />, name: 'whatsapp', hint: 'whatsappHint' },
  telegram: { icon: <Send />, name: 'telegram', hint: 'telegramHint' },
  main: { icon: <LifeBuoy />, name: 'serviceDesk', hint: 'serviceDeskHint' },
} as const satisfies Record<ServiceContact['kind'], { icon: React.ReactNode; name: string; hint: string }>;
