import { useMerchant } from '@livery/merchant/react';
import { useDownloadBar } from './useDownloadBar.ts';
import { DownloadBarView } from './DownloadBarView.tsx';

/**
 * Offers the app in a bar above the footer, from the second visit on. The bar is over the page, so that the layout does
 * not shift, and leaves as soon as the player scrolls. After the player closes it, it is hidden for a week.
 */
export function DownloadBar() {
  const { assets } = useMerchant();
  const { link, isRetracted, isHintDue, onInstall, close } = useDownloadBar();
  return link === undefined ? null : (
    <DownloadBarView
      icon={assets.icon}
      href={link}
      isRetracted={isRetracted}
      isHintDue={isHintDue}
      onInstall={onInstall}
      onClose={close}
    />
  );
}
