import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { stepFocus } from '../../stepFocus.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './TabBar.module.css';
import { useRowScroll } from './useRowScroll.ts';
import { useTabInView } from './useTabInView.ts';

export interface Tab {
  id: string;
  label: string;
}

export interface TabBarProps {
  /** Names the tabs for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the current tab. */
  current: string;
  onChoose: (id: string) => void;
  /**
   * Whether more tabs are loading. Then the space of the row is reserved even if there are fewer than two tabs. Default
   * false.
   */
  isAwaited?: boolean;
  /** Id of the element that contains the content of the current tab. */
  panelId?: string;
  /**
   * Names of the arrow buttons at the ends of the row, which scroll it by about a page. They are shown if both names
   * are given and there are more than three tabs.
   */
  previousLabel?: string;
  nextLabel?: string;
  /** Content after the tabs and arrows, for example a button that opens all tabs as a list. */
  end?: ReactNode;
}

/**
 * Tabs in a row that scrolls. The current tab is scrolled into view. The row is hidden if there are fewer than two
 * tabs. Tab moves the focus to the current tab. Arrow keys in the direction of the text, Home and End select another
 * tab. The arrow buttons only scroll the row. They are for the mouse, so the keyboard skips them.
 */
export function TabBar({
  label,
  tabs,
  current,
  onChoose,
  isAwaited = false,
  panelId,
  previousLabel,
  nextLabel,
  end,
}: TabBarProps) {
  const list = useRef<HTMLDivElement>(null);
  const noteMove = useTabInView(
    list,
    current,
    tabs.map(({ id }) => id),
  );
  const { isAtStart, isAtEnd, scroll } = useRowScroll(list, tabs.length > 1);
  const step = (steps: 1 | -1) => {
    noteMove();
    scroll(steps);
  };
  if (tabs.length <= 1) return isAwaited ? <div className={styles.awaited} /> : null;

  const at = tabs.findIndex(({ id }) => id === current);
  const hasArrows = tabs.length > 3 && previousLabel !== undefined && nextLabel !== undefined;
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const id = stepFocus(event, '[role=tablist]')?.dataset['tab'];
    if (id !== undefined) onChoose(id);
  };
  return (
    <div className={styles.tabBar}>
      {/* Not `disabled`: a press while the row still scrolls would reach the element below. */}
      {hasArrows && (
        <IconButton
          label={previousLabel}
          isDirectional
          className={styles.arrow}
          tabIndex={-1}
          aria-disabled={isAtStart}
          onClick={() => step(-1)}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
      )}
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: word }) => (
          <button
            key={id}
            type="button"
            role="tab"
            data-tab={id}
            aria-selected={id === current}
            aria-controls={id === current ? panelId : undefined}
            tabIndex={id === current || (at < 0 && id === tabs[0]?.id) ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(id)}
            onKeyDown={handleKeyDown}
          >
            {word}
          </button>
        ))}
      </div>
      {hasArrows && (
        <IconButton
          label={nextLabel}
          isDirectional
          className={styles.arrow}
          tabIndex={-1}
          aria-disabled={isAtEnd}
          onClick={() => step(1)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      )}
      {end}
    </div>
  );
}
