import { isIosSafari } from '@livery/device/platform';
import { useEffect, useState } from 'react';
import { useAppLink } from '../../hooks/useAppLink.ts';
import { useInstallPrompt } from '../../hooks/useInstallPrompt.ts';
import { useIsAtTop } from '../../hooks/useIsAtTop.ts';
import { appOffer } from '../../model/appOffer.ts';
import { isFirstVisit } from '../../model/isFirstVisit.ts';
import { storeOfferDismissed, isOfferDismissed } from '../../model/offerDismissal.ts';

/**
 * Returns whether the bar is shown, and the action of its button: install the page with the browser, or link to the
 * app.
 */
export function useDownloadBar() {
  const link = useAppLink();
  const onInstall = useInstallPrompt();
  // A first visit begins without offers: the player does not know yet if the app is worth installing.
  const [isClosed, setClosed] = useState(() => isFirstVisit() || isOfferDismissed());
  const isAtTop = useIsAtTop();
  const isShown = link !== undefined && !isClosed;

  useEffect(() => {
    appOffer.show(isShown);
    return () => appOffer.show(false);
  }, [isShown]);

  const close = () => {
    storeOfferDismissed();
    setClosed(true);
  };
  const installAndClose =
    onInstall &&
    (() => {
      onInstall();
      close();
    });
  return {
    link: isShown ? link : undefined,
    isRetracted: !isAtTop,
    isHintDue: isIosSafari(),
    onInstall: installAndClose,
    close,
  };
}
