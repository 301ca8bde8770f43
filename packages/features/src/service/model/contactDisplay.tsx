import type { ServiceContact } from '@livery/api/service';
import { Headset, LifeBuoy, MessageCircle, Send } from 'lucide-react';

/** How each way to customer service is shown: its icon, and the keys of its name and of what to expect from it. */
export const contactDisplay = {
  liveChat: { icon: <Headset />, name: 'liveChat', hint: 'liveChatHint' },
  whatsapp: { icon: <MessageCircle />, name: 'whatsapp', hint: 'whatsappHint' },
  telegram: { icon: <Send />, name: 'telegram', hint: 'telegramHint' },
  main: { icon: <LifeBuoy />, name: 'serviceDesk', hint: 'serviceDeskHint' },
} as const satisfies Record<ServiceContact['kind'], { icon: React.ReactNode; name: string; hint: string }>;
