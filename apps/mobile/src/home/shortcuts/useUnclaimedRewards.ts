import { useGetUnclaimedPromosQuery } from '@livery/api/promotions/getUnclaimedPromos';
import { paths } from '@livery/foundation/addresses';
import { useRule } from '@livery/foundation/roles';
import { numeralsFor, toNumerals } from '@livery/i18n';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { useIsHomeUsable } from '../useIsHomeUsable.ts';

/**
 * Returns how many promotions the member can claim. The request is sent when home is usable. For guests and trials no
 * request is sent. After a failure there is no number.
 */
export function useUnclaimedRewards() {
  const { t } = useTexts('home');
  const { currency } = useMerchant();
  const language = useLanguage();
  const isUsable = useIsHomeUsable();
  const isOpen = useRule(paths.rewards) === 'open';
  const { data } = useGetUnclaimedPromosQuery({ language }, { skip: !isOpen || !isUsable });
  const format = (count: number) => toNumerals(String(count), numeralsFor(currency, language));
  const total = isOpen ? (data?.count ?? 0) : 0;
  return { total, label: t('rewardsWaiting', { count: total, formattedCount: format(total) }), format };
}
