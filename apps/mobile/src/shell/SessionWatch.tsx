import { selectSessionEnd } from '@livery/api/session';
import { useTexts } from '@livery/i18n/react';
import { noticeDuration, useNotices } from '@livery/ui/notices';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';

/** Says so, once, when the gateway ended the session. */
export function SessionWatch() {
  const { t } = useTexts('common');
  const { notify } = useNotices();
  const end = useSelector(selectSessionEnd);

  useEffect(() => {
    if (end === 'expired') notify(t('sessionExpired'), { duration: noticeDuration.long });
  }, [end, notify, t]);

  return null;
}
