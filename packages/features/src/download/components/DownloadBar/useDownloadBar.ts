import { isIosSafari } from '@livery/device/platform';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppLink } from '../../hooks/useAppLink.ts';
import { appOffer } from '../../model/appOffer.ts';
import { keepClosed, wasClosedLately } from '../../model/closedOffer.ts';
import { hasInstallOffer, install, subscribeToInstallOffer } from '../../model/installOffer.ts';

/** Whether the bar stands there, and what its button does: let the browser install the page, or lead to the app. */
export function useDownloadBar() {
  const link = useAppLink();
  const canInstall = useSyncExternalStore(subscribeToInstallOffer, hasInstallOffer, () => false);
  const [isClosed, setClosed] = useState(wasClosedLately);
  const isShown = link !== undefined && !isClosed;

  useEffect(() => {
    appOffer.show(isShown);
    return () => appOffer.show(false);
  }, [isShown]);

  const close = () => {
    keepClosed();
    setClosed(true);
  };
  const installAndClose = () => {
    void install();
    close();
  };
  return {
    link: isShown ? link : undefined,
    isHintDue: isIosSafari(),
    onInstall: canInstall ? installAndClose : undefined,
    close,
  };
}
