import { CircleDot, CircleMinus, Hourglass, Trophy, Undo2 } from 'lucide-react';
import type { ShownStatus } from '../../model/orderStates.ts';

const icons = { PLACED: Hourglass, WON: Trophy, PARTLY: CircleDot, LOST: CircleMinus, CANCELLED: Undo2 } as const;

/** The icon of a status. */
export function OrderIcon({ status }: { status: ShownStatus }) {
  const Icon = icons[status];
  return <Icon aria-hidden />;
}
