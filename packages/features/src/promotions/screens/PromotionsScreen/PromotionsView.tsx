import { useTexts } from '@livery/i18n/react';
import { EmptyState, List, ListRow, ScreenBody } from '@livery/ui';

export interface PromotionsViewProps {
  items: readonly { id: string; name: string }[];
}

/** Promotions, below the title and the back button that the frame shows. */
export function PromotionsView({ items }: PromotionsViewProps) {
  const { t } = useTexts('common');
  if (items.length === 0) return <EmptyState title={t('noData')} />;
  return (
    <ScreenBody>
      <List>
        {items.map(({ id, name }) => (
          <ListRow key={id} title={name} />
        ))}
      </List>
    </ScreenBody>
  );
}
