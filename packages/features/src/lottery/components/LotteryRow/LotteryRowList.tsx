import { List, ListItem } from '@livery/ui';
import type { LotteryItem } from '../../hooks/useLotteryRows.ts';
import { LotteryRow } from './LotteryRow.tsx';

interface LotteryRowListProps {
  /** Names the list for screen readers. */
  label: string;
  rows: readonly LotteryItem[];
  /** Whether the rows are large, with a ring around the time left. Default false. */
  areLarge?: boolean;
}

/** The list element of lotteries. Without rows, it is left out. */
export function LotteryRowList({ label, rows, areLarge = false }: LotteryRowListProps) {
  if (rows.length === 0) return null;
  return (
    <List label={label} holds={areLarge ? 'rows' : 'lotteries'}>
      {rows.map(({ code, ...row }) => (
        <ListItem key={code}>
          <LotteryRow {...row} isLarge={areLarge} />
        </ListItem>
      ))}
    </List>
  );
}
