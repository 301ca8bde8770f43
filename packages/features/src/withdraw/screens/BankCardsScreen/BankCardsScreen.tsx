import { useGetBankCardsQuery } from '@livery/api/withdraw/getBankCards';
import { WhenLoaded } from '@livery/foundation/loaded';
import { useTexts } from '@livery/i18n/react';
import { RowSkeleton, ScreenBody } from '@livery/ui';
import { useLocation } from 'react-router-dom';
import { isAddCardAddress } from '../../model/addCardAddress.ts';
import { AddCard } from './AddCard.tsx';
import { BankCardList } from './BankCardList.tsx';

/** A member's bank cards. With `?add=1`, the form that adds a card. */
export function BankCardsScreen() {
  const { t: common } = useTexts('common');
  const { search } = useLocation();
  const skeleton = (
    <ScreenBody loadingLabel={common('loading')}>
      <RowSkeleton />
      <RowSkeleton />
    </ScreenBody>
  );
  return (
    <WhenLoaded queries={[useGetBankCardsQuery()]} skeleton={skeleton}>
      {(held) =>
        isAddCardAddress(search) && held.cards.length < held.maxCards ? (
          <AddCard banks={held.banks} />
        ) : (
          <BankCardList {...held} />
        )
      }
    </WhenLoaded>
  );
}
