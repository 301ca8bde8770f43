import { followFavorites } from '@livery/api/games/favoriteTabs';
import { followMessages } from '@livery/api/messages/messageTabs';
import { followPromotions } from '@livery/api/promotions/promotionTabs';
import { listenToOtherTabs, selectSessionEnd } from '@livery/api/session';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { AppStore } from '../store.ts';

/** Applies session changes of the merchant's other tabs. Shows a toast once when the gateway has ended the session. */
export function SessionWatch() {
  const { t } = useTexts('common');
  const { showToast } = useToasts();
  const store = useStore() as AppStore;
  const end = useSelector(selectSessionEnd);

  useEffect(() => listenToOtherTabs(store), [store]);
  useEffect(() => followFavorites(store), [store]);
  useEffect(() => followMessages(store), [store]);
  useEffect(() => followPromotions(store), [store]);

  useEffect(() => {
    if (end === 'expired') showToast(t('in_the_again'), { duration: toastDuration.long });
  }, [end, showToast, t]);

  return null;
}
