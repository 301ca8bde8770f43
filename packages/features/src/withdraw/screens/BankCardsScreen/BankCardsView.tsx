import type { BankCard } from '@livery/api/withdraw/getBankCards';
import { cardEnd, useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Button, ButtonLink, EmptyState, IconButton, List, ListRow, ScreenBody } from '@livery/ui';
import { ConfirmDialog } from '@livery/ui/dialog';
import { Check, CreditCard, Trash2 } from 'lucide-react';
import { addCardAddress } from '../../model/addCardAddress.ts';
import styles from './BankCardsView.module.css';
import { type ChangedCard, useRowFocus } from './useRowFocus.ts';

export interface BankCardsViewProps {
  cards: readonly BankCard[];
  /** The maximum number of cards. */
  maxCards: number;
  /** The card that the confirmation is about. Undefined while the confirmation is closed. */
  asked: BankCard | undefined;
  isRemoving: boolean;
  /** Id of the card that is being made the default. */
  choosing: string | undefined;
  onChoose: (card: BankCard) => void;
  onAsk: (card: BankCard) => void;
  onCancel: () => void;
  onRemove: () => void;
  /** The card that was changed last. The focus stays in its row, or moves to the row that replaces it. */
  changed?: ChangedCard | undefined;
}

/** A member's bank cards, and a link to add a card if the maximum is not reached. */
export function BankCardsView(props: BankCardsViewProps) {
  const { cards, maxCards, asked, isRemoving, choosing, onChoose, onAsk, onCancel, onRemove, changed } = props;
  const { t } = useTexts('bankCards');
  const { day, numerals } = useFormats();
  const focus = useRowFocus(cards, changed);
  const namesOf = ({ bankName, maskedNumber }: BankCard) => ({ name: bankName, number: cardEnd(maskedNumber) });
  const isOneOfMore = cards.length > 1;
  const add = (
    <ButtonLink id={focus.addId} href={addCardAddress} variant="primary" isBlock>
      {t('add')}
    </ButtonLink>
  );

  if (cards.length === 0)
    return (
      <EmptyState drawing="cards" title={t('empty')} action={add}>
        {t('emptyWords')}
      </EmptyState>
    );
  return (
    <ScreenBody>
      <List>
        {cards.map((card) => (
          <ListRow
            key={card.cardId}
            icon={<CreditCard aria-hidden />}
            title={
              <span id={focus.rowId(card.cardId)} tabIndex={-1} className={styles.name}>
                <bdi>{card.bankName}</bdi>
                {isOneOfMore && card.isDefault && (
                  <span className={styles.mark}>
                    <Check aria-hidden />
                    {t('isDefault')}
                  </span>
                )}
              </span>
            }
            hint={
              <>
                <span className={styles.number}>
                  <bdi dir="ltr">{cardEnd(card.maskedNumber)}</bdi>
                </span>
                <span className={styles.line}>
                  <bdi>{card.holderName}</bdi>
                </span>
                <span className={styles.line}>{t('since', { day: day(Date.parse(card.addedAt)) })}</span>
                {isOneOfMore && !card.isDefault && (
                  <Button
                    variant="quiet"
                    size="small"
                    className={styles.choose}
                    isBusy={choosing === card.cardId}
                    aria-label={t('makeCardDefault', namesOf(card))}
                    onClick={() => onChoose(card)}
                  >
                    {t('makeDefault')}
                  </Button>
                )}
              </>
            }
            end={
              <IconButton label={t('removeCard', namesOf(card))} onClick={() => onAsk(card)}>
                <Trash2 aria-hidden />
              </IconButton>
            }
          />
        ))}
      </List>
      {cards.length < maxCards ? (
        add
      ) : (
        <p className={styles.full}>
          {t('full', { count: cards.length, formattedCount: numerals(String(cards.length)) })}
        </p>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked ? t('removeTitle', namesOf(asked)) : ''}
        confirmLabel={t('remove')}
        cancelLabel={t('keep')}
        isDanger
        isBusy={isRemoving}
        onConfirm={onRemove}
        onCancel={onCancel}
      >
        {t('removeWords')}
      </ConfirmDialog>
    </ScreenBody>
  );
}
