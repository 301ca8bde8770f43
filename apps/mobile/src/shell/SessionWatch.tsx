import { selectIsSignedIn, selectSessionEnd } from '@livery/api/session';
import { useTexts } from '@livery/i18n/react';
import { noticeDuration, useNotices } from '@livery/ui/notices';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { preloadMemberControls } from '../member/LazyMemberControls.tsx';

/** Says so, once, when the gateway ended the session; makes ready for a member when one begins. */
export function SessionWatch() {
  const { t } = useTexts('common');
  const { notify } = useNotices();
  const end = useSelector(selectSessionEnd);
  const isSignedIn = useSelector(selectIsSignedIn);

  useEffect(() => {
    if (end === 'expired') notify(t('sessionExpired'), { duration: noticeDuration.long });
  }, [end, notify, t]);

  useEffect(() => {
    if (isSignedIn) void preloadMemberControls();
  }, [isSignedIn]);

  return null;
}
