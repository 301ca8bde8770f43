import type { PromotionType } from '@livery/api/contract';
import type { Promotion } from '@livery/api/promotions/getPromotions';
import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, Card, EmptyState, ScreenBody, SectionHeader, TabBar } from '@livery/ui';
import { type ReactNode, useId } from 'react';
import { isUsed } from '../../model/promotionSteps.ts';
import { PromotionCard } from './PromotionCard.tsx';
import styles from './PromotionsView.module.css';
import { UsedPromotion } from './UsedPromotion.tsx';

export interface PromotionsViewProps {
  /** Promotions in the order of the list. */
  promotions: readonly Promotion[];
  /** The types that have promotions. */
  types: readonly PromotionType[];
  /** The selected type. Undefined: all types. */
  type: PromotionType | undefined;
  onType: (type: PromotionType | undefined) => void;
  /** Notices at the top, for example about outdated content. */
  notices: ReactNode;
  /** Called when a deadline has passed. */
  onEnd: () => void;
}

const typeKeys = {
  WELCOME: 'typeWelcome',
  DEPOSIT: 'typeDeposit',
  GAMES: 'typeGames',
  LOTTERY: 'typeLottery',
  VIP: 'typeVip',
} as const satisfies Record<PromotionType, string>;

const panelId = 'promotions';

/**
 * Promotions as cards, and used ones as rows in their own list below. There is a filter by type if there are several
 * types.
 */
export function PromotionsView({ promotions, types, type, notices, onType, onEnd }: PromotionsViewProps) {
  const { t } = useTexts('promotions');
  const { t: shell } = useTexts('shell');
  const usedId = useId();
  const current = promotions.filter((promotion) => !isUsed(promotion));
  const used = promotions.filter(isUsed);
  if (promotions.length === 0)
    return (
      <>
        {notices}
        <EmptyState
          drawing="gifts"
          title={t('none')}
          action={
            <ButtonLink href={paths.games} variant="primary">
              {shell('games')}
            </ButtonLink>
          }
        >
          {t('noneHint')}
        </EmptyState>
      </>
    );
  return (
    <ScreenBody>
      {notices}
      {types.length > 1 && (
        <TabBar
          label={t('types')}
          tabs={[{ id: '', label: t('all') }, ...types.map((each) => ({ id: each, label: t(typeKeys[each]) }))]}
          current={type ?? ''}
          onChoose={(id) => onType(types.find((each) => each === id))}
          panelId={panelId}
        />
      )}
      <div id={panelId} className={styles.lists}>
        {current.length > 0 && (
          <ul className={styles.cards}>
            {current.map((promotion, index) => (
              <li key={promotion.promoId}>
                <PromotionCard promotion={promotion} isEager={index < 2} onEnd={onEnd} />
              </li>
            ))}
          </ul>
        )}
        {used.length > 0 && (
          <section aria-labelledby={usedId} className={styles.used}>
            <SectionHeader id={usedId} title={t('used')} />
            <Card as="ul" holds="rows" className={styles.rows}>
              {used.map((promotion) => (
                <li key={promotion.promoId}>
                  <UsedPromotion promotion={promotion} />
                </li>
              ))}
            </Card>
          </section>
        )}
      </div>
    </ScreenBody>
  );
}
