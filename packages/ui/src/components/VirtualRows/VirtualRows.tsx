import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { WindowVirtualizer } from 'virtua';
import styles from './VirtualRows.module.css';
import { type More, useEndReached } from './useEndReached.ts';
import { useFocusRestore } from './useFocusRestore.ts';

export type { More } from './useEndReached.ts';

interface VirtualRowsProps<Row> {
  rows: readonly Row[];
  /** The content of a row: elements with the role `listitem`. */
  renderRow: (row: Row, rowIndex: number) => ReactNode;
  /** Number of items in all rows. */
  count: number;
  label: string | undefined;
  onEndReached: (() => void) | undefined;
  more: More;
  footer: ReactNode;
  className?: string | undefined;
}

/** A list of any number of rows. Only rows near the window are rendered. */
export function VirtualRows<Row>({
  rows,
  renderRow,
  count,
  label,
  onEndReached,
  more,
  footer,
  className,
}: VirtualRowsProps<Row>) {
  const end = useEndReached({ onEndReached, more, count });
  const { list, ...focusRestore } = useFocusRestore();
  return (
    <div>
      <div ref={list} role="list" aria-label={label} tabIndex={-1} className={styles.list}>
        <WindowVirtualizer data={rows} bufferSize={400}>
          {(row, rowIndex) => (
            <Row
              key={rowIndex}
              index={rowIndex}
              onMount={focusRestore.giveBack}
              onUnmount={focusRestore.take}
              className={className}
            >
              {renderRow(row, rowIndex)}
            </Row>
          )}
        </WindowVirtualizer>
      </div>
      {footer}
      <div ref={end} />
    </div>
  );
}

interface RowProps {
  index: number;
  /** Called with a row after it is mounted. Must be the same function at every render. */
  onMount: (index: number, row: HTMLElement | null) => void;
  /** Called with a row directly before it is unmounted. Must be the same function at every render. */
  onUnmount: (index: number, row: HTMLElement | null) => void;
  className: string | undefined;
  children: ReactNode;
}

function Row({ index, onMount, onUnmount, className, children }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    onMount(index, element);
    return () => onUnmount(index, element);
  }, [index, onMount, onUnmount]);
  return (
    <div ref={row} role="none" className={className}>
      {children}
    </div>
  );
}
