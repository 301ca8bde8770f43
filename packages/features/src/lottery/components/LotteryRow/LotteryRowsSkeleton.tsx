import { useTexts } from '@livery/i18n/react';
import { LineSkeleton, List, ListItem, RowSkeleton } from '@livery/ui';
import styles from './LotteryRows.module.css';

/** Placeholders of lottery rows, in the arrangement of the rows. */
export function LotteryRowsSkeleton({ count = 6 }: { count?: number }) {
  const { t: common } = useTexts('common');
  return (
    <output aria-label={common('loading')}>
      <div aria-hidden>
        <List holds="lotteries">
          {Array.from({ length: count }, (_, index) => (
            <ListItem key={index}>
              <div className={styles.toCome}>
                <RowSkeleton />
                <LineSkeleton />
              </div>
            </ListItem>
          ))}
        </List>
      </div>
    </output>
  );
}
