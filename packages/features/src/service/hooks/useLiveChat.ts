import { paths } from '@livery/foundation/addresses';
import { selectIsMember, selectIsSignedIn } from '@livery/api/session';
import { useTexts, loadTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadCode } from '@livery/foundation/code';
import { isOverlayOnTop } from '@livery/foundation/navigation';
import { leaveFor } from '../model/leaveFor.ts';

/** Milliseconds between the chat's address and the way there. */
const redirectDelay = 500;
/** Milliseconds that a trial has for reading why there is no chat for it. */
const refusalDuration = 2000;

/**
 * Opens the live chat, and tells by itself what stands in the way. Guests log in first and come back here, trials are
 * refused, members go to the chat in this tab half a second after its address came. Its words and its call are fetched
 * only now. Whoever offers it asks the switch CBS3 first, as `LiveChatButton` does.
 */
export function useLiveChat(): () => Promise<void> {
  const { t: common, texts } = useTexts('common');
  const { showToast, startLoading } = useToasts();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const isSignedIn = useSelector(selectIsSignedIn);
  const isMember = useSelector(selectIsMember);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isOnItsWay = useRef(false);

  return useCallback(async () => {
    const backUrl = `${pathname}${search}`;
    if (!isSignedIn) return navigate(paths.login, { replace: isOverlayOnTop(), state: { from: backUrl } });
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    const endLoading = startLoading(common('loading'));
    try {
      const [askChatLink, t] = await Promise.all([
        loadCode(async () => (await import('../model/askChatLink.ts')).askChatLink),
        loadTexts(texts, 'menu'),
      ]);
      if (!isMember) return showToast(t('free_reject'), { kind: 'failure', duration: refusalDuration });
      const address = await askChatLink(dispatch, { backUrl, title: t('customerService') });
      if (address === undefined)
        return showToast(t('contactUnavailable'), { kind: 'failure', duration: toastDuration.short });
      await new Promise((resolve) => setTimeout(resolve, redirectDelay));
      endLoading();
      leaveFor(address);
    } catch {
      showToast(common('offline'), { kind: 'failure', duration: toastDuration.short });
    } finally {
      isOnItsWay.current = false;
    }
  }, [pathname, search, isSignedIn, isMember, navigate, startLoading, showToast, common, texts, dispatch]);
}
