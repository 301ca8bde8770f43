import { useTexts } from '@livery/i18n/react';
import { List, ListRow } from '@livery/ui';
import { History, MapPin } from 'lucide-react';
import { resultsAddress, vnAddress } from '../../model/listAddress.ts';

/** Links to past draws, and to the Vietnamese lotteries by region. */
export function NextLinks() {
  const { t } = useTexts('lotteries');
  const { t: lottery } = useTexts('lottery');
  return (
    <List label={t('waysIn')}>
      <ListRow
        icon={<History aria-hidden />}
        title={lottery('results')}
        hint={t('resultsHint')}
        href={resultsAddress()}
      />
      <ListRow icon={<MapPin aria-hidden />} title={t('vnLotteries')} hint={t('vnHint')} href={vnAddress()} />
    </List>
  );
}
