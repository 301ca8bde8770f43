import { useGetUnclaimedPromosQuery } from '@livery/api/promotions/getUnclaimedPromos';
import { selectIsMember } from '@livery/api/session';
import { numeralsFor, toNumerals } from '@livery/i18n';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { useSelector } from 'react-redux';
import { useIsHomeUsable } from '../useIsHomeUsable.ts';

/** How many promotions wait to be claimed, once home is usable. Guests and trials have none to ask for; a failure stays silent. */
export function useUnclaimedRewards() {
  const { t } = useTexts('home');
  const { currency } = useMerchant();
  const language = useLanguage();
  const isUsable = useIsHomeUsable();
  const isMember = useSelector(selectIsMember);
  const { data } = useGetUnclaimedPromosQuery(undefined, { skip: !isMember || !isUsable });
  const format = (count: number) => toNumerals(String(count), numeralsFor(currency, language));
  const total = isMember ? (data?.count ?? 0) : 0;
  return { total, label: t('rewardsWaiting', { count: total, formattedCount: format(total) }), format };
}
