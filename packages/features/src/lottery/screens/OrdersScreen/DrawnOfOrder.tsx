import type { BettableLottery } from '@livery/api/lottery/lottery';
import { NumberBalls } from '@livery/ui';
import { useDrawnNumbers } from '../../hooks/useDrawnNumbers.ts';
import type { OrderNumbers } from '../../model/orderNumbers.ts';
import { Prizes } from '../VnScreen/Prizes.tsx';

interface DrawnOfOrderProps {
  kind: BettableLottery['kind'];
  draw: OrderNumbers;
}

/** The drawn numbers: balls, or the prizes of a Vietnamese draw. */
export function DrawnOfOrder({ kind, draw: { numbers, prizes } }: DrawnOfOrderProps) {
  const numbersOf = useDrawnNumbers();
  return prizes ? <Prizes draw={{ numbers: [...numbers], prizes }} /> : <NumberBalls {...numbersOf(kind, numbers)} />;
}
