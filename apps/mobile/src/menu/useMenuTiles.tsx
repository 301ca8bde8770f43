import { paths } from '@livery/foundation/addresses';
import { isInstalled } from '@livery/device/platform';
import { plainAddress } from '@livery/api/service/getCustomerService';
import { useLiveChat, useGoToContact, useServiceContacts } from '@livery/features/service';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import type { DrawerTile } from '@livery/ui/dialog';
import { Download, MessageCircle } from 'lucide-react';
import { BettingRecordIcon, DepositIcon, ServiceIcon, WithdrawIcon } from '../shell/placeIcons.ts';

/**
 * Returns the menu's shortcuts for this merchant and player. It omits WhatsApp if the gateway returns no such contact,
 * live chat if it is off, and the app's shortcut inside the app.
 */
export function useMenuTiles(): DrawerTile[] {
  const { t } = useTexts('menu');
  const { t: service } = useTexts('service');
  const { switches } = useMerchant();
  const whatsapp = useServiceContacts().find(({ kind }) => kind === 'whatsapp');
  const openContact = useGoToContact();
  const openChat = useLiveChat();

  const tiles: (DrawerTile | false | undefined)[] = [
    { id: 'deposit', label: t('deposit'), icon: <DepositIcon />, href: paths.deposit },
    { id: 'withdraw', label: t('withdraw'), icon: <WithdrawIcon />, href: paths.withdraw },
    { id: 'record', label: t('bettingRecord'), icon: <BettingRecordIcon />, href: paths.bettingRecord },
    whatsapp && {
      id: 'whatsapp',
      label: service('whatsapp'),
      icon: <MessageCircle />,
      href: plainAddress(whatsapp),
      onClick: plainAddress(whatsapp) === undefined ? () => void openContact(whatsapp) : undefined,
    },
    switches.CBS3 && { id: 'chat', label: service('liveChat'), icon: <ServiceIcon />, onClick: () => void openChat() },
    switches.APPWINDOW && !isInstalled() && { id: 'app', label: t('getApp'), icon: <Download />, href: paths.download },
  ];
  return tiles.filter((tile) => typeof tile === 'object');
}
