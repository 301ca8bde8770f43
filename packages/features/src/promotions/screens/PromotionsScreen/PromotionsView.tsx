import type { Promotion } from '@livery/api/promotions/getPromotions';
import { useTexts } from '@livery/i18n/react';
import { EmptyState, ScreenBody, TabBar } from '@livery/ui';
import type { ReactNode } from 'react';
import { PromotionCard } from './PromotionCard.tsx';
import styles from './PromotionsView.module.css';

export interface PromotionsViewProps {
  /** In the order in which they are shown. */
  promotions: readonly Promotion[];
  /** Types that there are promotions of. */
  types: readonly Promotion['type'][];
  /** The one that is shown alone; undefined for all. */
  type: Promotion['type'] | undefined;
  onType: (type: Promotion['type'] | undefined) => void;
  /** Above everything else: that the content may be old, a break from play. */
  notices: ReactNode;
  /** A deadline has passed. */
  onEnd: () => void;
}

const typeKeys = {
  WELCOME: 'typeWelcome',
  DEPOSIT: 'typeDeposit',
  GAMES: 'typeGames',
  LOTTERY: 'typeLottery',
  VIP: 'typeVip',
} as const satisfies Record<Promotion['type'], string>;

const panelId = 'promotions';

/** Promotions with their pictures, narrowed by type where there are several. */
export function PromotionsView({ promotions, types, type, notices, onType, onEnd }: PromotionsViewProps) {
  const { t } = useTexts('promotions');
  if (types.length === 0)
    return (
      <>
        {notices}
        <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>
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
      <ul id={panelId} className={styles.cards}>
        {promotions.map((promotion, index) => (
          <li key={promotion.promoId}>
            <PromotionCard promotion={promotion} isEager={index < 2} onEnd={onEnd} />
          </li>
        ))}
      </ul>
    </ScreenBody>
  );
}
