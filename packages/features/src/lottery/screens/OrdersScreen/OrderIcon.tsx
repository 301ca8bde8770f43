import { CircleMinus, Hourglass, Trophy, Undo2 } from 'lucide-react';
import type { OrderStatus } from '../../model/orderStates.ts';

const icons = { PLACED: Hourglass, WON: Trophy, LOST: CircleMinus, CANCELLED: Undo2 } as const;

/** The icon of a status. */
export function OrderIcon({ status }: { status: OrderStatus }) {
  const Icon = icons[status];
  return <Icon aria-hidden />;
}
