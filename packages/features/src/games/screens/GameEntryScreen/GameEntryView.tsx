import { useTexts } from '@livery/i18n/react';
import { CategoryIcon, CategoryRail, IconButton, Skeleton } from '@livery/ui';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EntryGames } from './EntryGames.tsx';
import styles from './GameEntryView.module.css';
import type { GameEntryViewProps } from './useGameEntryScreen.ts';

/** The number of placeholders for categories. */
const awaited = 6;

/** The categories in a side menu, and the games of the chosen category next to the menu. */
export function GameEntryView({
  choices,
  areAwaited,
  failure,
  onRetry,
  chosen,
  category,
  onChoose,
}: GameEntryViewProps) {
  const { t } = useTexts('games');
  const { t: entry } = useTexts('gameEntry');
  const { t: common } = useTexts('common');
  const menu = useRef<HTMLDivElement>(null);
  useCurrentInSight(menu, chosen);
  return (
    <div className={styles.entry}>
      <div ref={menu} className={styles.menu}>
        <CategoryRail
          label={entry('categories')}
          current={chosen}
          categories={choices.map((choice) => ({
            id: choice,
            label: choice === 'PROMO' ? entry('promotions') : t(`category${choice}`),
            icon: <CategoryIcon category={choice} />,
          }))}
          onChoose={(id) => onChoose(id as (typeof choices)[number])}
        />
        {areAwaited &&
          Array.from({ length: awaited }, (_, index) => <Skeleton key={index} className={styles.awaited} />)}
        {failure !== undefined && (
          <IconButton label={common('retry')} variant="filled" className={styles.retry} onClick={onRetry}>
            <RotateCw aria-hidden />
          </IconButton>
        )}
      </div>
      <div className={styles.games}>
        <EntryGames key={chosen} chosen={chosen} category={category} failure={failure} onRetry={onRetry} />
      </div>
    </div>
  );
}

/** Scrolls the menu, and nothing else, until its current category is visible. */
function useCurrentInSight(menu: React.RefObject<HTMLElement | null>, chosen: string) {
  useEffect(() => {
    const current = menu.current?.querySelector('[aria-current]');
    if (!menu.current || !current) return;
    const [frame, item] = [menu.current.getBoundingClientRect(), current.getBoundingClientRect()];
    const above = Math.max(0, frame.top - item.top);
    const below = Math.max(0, item.bottom - frame.bottom);
    if (above + below > 0) menu.current.scrollBy({ top: below - above, behavior: 'instant' });
  }, [menu, chosen]);
}
