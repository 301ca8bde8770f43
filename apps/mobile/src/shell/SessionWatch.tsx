import { selectIsSignedIn, selectSessionEnd } from '@livery/api/session';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { preloadMemberControls } from '../member/LazyMemberControls.tsx';

/** Says so, once, when the gateway ended the session; makes ready for a member when one begins. */
export function SessionWatch() {
  const { t } = useTexts('common');
  const { showToast } = useToasts();
  const end = useSelector(selectSessionEnd);
  const isSignedIn = useSelector(selectIsSignedIn);

  useEffect(() => {
    if (end === 'expired') showToast(t('sessionExpired'), { duration: toastDuration.long });
  }, [end, showToast, t]);

  useEffect(() => {
    if (isSignedIn) void preloadMemberControls();
  }, [isSignedIn]);

  return null;
}
