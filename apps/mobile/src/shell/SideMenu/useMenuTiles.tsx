import { paths } from '@livery/foundation/addresses';
import { isInstalled } from '@livery/device/platform';
import { plainAddress } from '@livery/api/service';
import { useLiveChat, useGoToContact, useServiceContacts } from '@livery/features/service';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import type { DrawerTile } from '@livery/ui/dialog';
import { ArrowDownToLine, ArrowUpFromLine, Download, Headset, MessageCircle, ScrollText } from 'lucide-react';

/** The tiles of this house for this player. What does not apply is left out: a way to WhatsApp that the gateway does not name, a chat that is off, an app that one is in already. */
export function useMenuTiles(): DrawerTile[] {
  const { t } = useTexts('menu');
  const { switches } = useMerchant();
  const whatsapp = useServiceContacts().find(({ kind }) => kind === 'whatsapp');
  const openContact = useGoToContact();
  const openChat = useLiveChat();

  const tiles: (DrawerTile | false | undefined)[] = [
    { id: 'deposit', label: t('deposit'), icon: <ArrowDownToLine />, href: paths.deposit },
    { id: 'withdraw', label: t('withdraw'), icon: <ArrowUpFromLine />, href: paths.withdraw },
    { id: 'record', label: t('bettingRecord'), icon: <ScrollText />, href: paths.bettingRecord },
    whatsapp && {
      id: 'whatsapp',
      label: t('whatsapp'),
      icon: <MessageCircle />,
      href: plainAddress(whatsapp),
      onClick: plainAddress(whatsapp) === undefined ? () => void openContact(whatsapp) : undefined,
    },
    switches.CBS3 && { id: 'chat', label: t('liveChat'), icon: <Headset />, onClick: () => void openChat() },
    switches.APPWINDOW && !isInstalled() && { id: 'app', label: t('getApp'), icon: <Download />, href: paths.download },
  ];
  return tiles.filter((tile) => typeof tile === 'object');
}
