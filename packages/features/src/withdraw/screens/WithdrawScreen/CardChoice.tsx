import { cardEnd } from '@livery/foundation/formats';
import type { BankCard } from '@livery/api/withdraw/getBankCards';
import { useTexts } from '@livery/i18n/react';
import { ChoiceList, FieldGroup, Link } from '@livery/ui';
import { Plus } from 'lucide-react';
import { addCardAddress } from '../../model/addCardAddress.ts';
import styles from './CardChoice.module.css';

interface CardChoiceProps {
  id: string;
  cards: readonly BankCard[];
  /** Id of the selected card; empty if none is chosen. */
  chosen: string;
  error: string | undefined;
  onChoose: (cardId: string) => void;
}

/** The choice of the bank card to which the money is paid, and a link to add another card. */
export function CardChoice({ id, cards, chosen, error, onChoose }: CardChoiceProps) {
  const { t } = useTexts('withdraw');
  return (
    <div id={id}>
      <FieldGroup id={`${id}-group`} label={t('payTo')} error={error}>
        <ChoiceList
          label={t('payTo')}
          choices={cards.map(({ cardId, bankName, maskedNumber }) => ({
            id: cardId,
            label: bankName,
            hint: cardEnd(maskedNumber),
          }))}
          chosen={chosen}
          onChoose={onChoose}
        />
        <Link href={addCardAddress} className={styles.add}>
          <Plus aria-hidden />
          {t('noCard')}
        </Link>
      </FieldGroup>
    </div>
  );
}
