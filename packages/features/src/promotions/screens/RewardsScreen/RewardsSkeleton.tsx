import { useTexts } from '@livery/i18n/react';
import { List, ListItem, RowSkeleton, ScreenBody, Skeleton } from '@livery/ui';
import styles from './RewardRow.module.css';

/** The placeholder of the reward centre: the count, then rewards. */
export function RewardsSkeleton() {
  const { t } = useTexts('common');
  return (
    <ScreenBody loadingLabel={t('loading')}>
      <Skeleton shape="line" className={styles.awaitedTitle} />
      <List>
        {Array.from({ length: 3 }, (_, index) => (
          <ListItem key={index}>
            <div aria-hidden className={styles.reward}>
              <Skeleton shape="banner" />
              <RowSkeleton />
            </div>
          </ListItem>
        ))}
      </List>
    </ScreenBody>
  );
}
