import { selectIsMember } from '@livery/api/session';
import { loadCode } from '@livery/foundation/code';
import { useLoginFirst } from '@livery/foundation/session';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

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
      const openLiveChat = await loadCode(() => import('../model/openLiveChat.ts'), 'openLiveChat');
      await openLiveChat({
        dispatch,
        texts,
        showToast,
        isMember,
        backUrl: `${pathname}${search}`,
        onLeave: endLoading,
      });
    } catch {
      showToast(common('offline'), { kind: 'failure', duration: toastDuration.short });
    } finally {
      isOpening.current = false;
    }
  }, [loginFirst, pathname, search, isMember, startLoading, showToast, common, texts, dispatch]);
}
