import { useGetBankCardsQuery } from '@livery/api/withdraw/getBankCards';
import { useTexts } from '@livery/i18n/react';
import { Button, ErrorState, RowSkeleton, ScreenBody } from '@livery/ui';
import { useLocation } from 'react-router-dom';
import { asksToAdd } from '../../model/addCardAddress.ts';
import { AddCard } from './AddCard.tsx';
import { BankCardList } from './BankCardList.tsx';

/** A member's bank cards; with `?add=1` the form for another. */
export function BankCardsScreen() {
  const { t: common } = useTexts('common');
  const { search } = useLocation();
  const { data, isError, isFetching, refetch } = useGetBankCardsQuery();

  if (data === undefined && isError && !isFetching)
    return (
      <ErrorState
        title={common('screenFailed')}
        action={<Button onClick={() => void refetch()}>{common('retry')}</Button>}
      />
    );
  if (data === undefined)
    return (
      <ScreenBody loadingLabel={common('loading')}>
        <RowSkeleton />
        <RowSkeleton />
      </ScreenBody>
    );
  const isFull = data.cards.length >= data.maxCards;
  return asksToAdd(search) && !isFull ? <AddCard banks={data.banks} /> : <BankCardList {...data} />;
}
