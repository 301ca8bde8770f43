import { selectSessionEnd } from '@livery/api/session';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';

/** Shows a toast, once, when the gateway has ended the session. */
export function SessionWatch() {
  const { t } = useTexts('common');
  const { showToast } = useToasts();
  const end = useSelector(selectSessionEnd);

  useEffect(() => {
    if (end === 'expired') showToast(t('sessionExpired'), { duration: toastDuration.long });
  }, [end, showToast, t]);

  return null;
}
