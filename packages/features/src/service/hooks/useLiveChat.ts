import { selectIsMember } from '@livery/api/session';
import { loadCode } from '@livery/foundation/code';
import { leaveApp } from '@livery/foundation/navigation';
import { useLoginFirst } from '@livery/foundation/session';
import { useTexts, loadTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

/** Milliseconds between the reply with the chat's address and the move to it. */
const redirectDelay = 500;
/** Milliseconds for which a trial reads that there is no chat for it. */
const trialToastMs = 2_000;

/**
 * Returns a function that opens the live chat and shows a toast where it cannot. Guests log in first and come back here,
 * trials are refused, members leave for the chat in this tab half a second after its address came. Its texts and its call
 * load only now. Check the switch CBS3 before offering it, as `LiveChatButton` does.
 */
export function useLiveChat(): () => Promise<void> {
  const { t: common, texts } = useTexts('common');
  const { showToast, startLoading } = useToasts();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const isMember = useSelector(selectIsMember);
  const loginFirst = useLoginFirst();
  const { pathname, search } = useLocation();
  const isOpening = useRef(false);

  return useCallback(async () => {
    if (loginFirst() || isOpening.current) return;
    isOpening.current = true;
    const endLoading = startLoading(common('loading'));
    try {
      const [fetchChatLink, t] = await Promise.all([
        loadCode(() => import('../model/fetchChatLink.ts'), 'fetchChatLink'),
        loadTexts(texts, 'service'),
      ]);
      if (!isMember) return showToast(t('free_reject'), { kind: 'failure', duration: trialToastMs });
      const address = await fetchChatLink(dispatch, { backUrl: `${pathname}${search}`, title: t('customerService') });
      if (address === undefined)
        return showToast(t('contactUnavailable'), { kind: 'failure', duration: toastDuration.short });
      await new Promise((resolve) => setTimeout(resolve, redirectDelay));
      endLoading();
      leaveApp(address);
    } catch {
      showToast(common('offline'), { kind: 'failure', duration: toastDuration.short });
    } finally {
      isOpening.current = false;
    }
  }, [loginFirst, pathname, search, isMember, startLoading, showToast, common, texts, dispatch]);
}
