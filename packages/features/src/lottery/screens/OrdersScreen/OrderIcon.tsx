import type { UnknownWord } from '@livery/api/contract';
import { CircleDashed, CircleDot, CircleMinus, Hourglass, Trophy, Undo2 } from 'lucide-react';
import type { ShownStatus } from '../../model/orderStates.ts';

const icons = { PLACED: Hourglass, WON: Trophy, PARTLY: CircleDot, LOST: CircleMinus, CANCELLED: Undo2 } as const;

/** The icon of a status. */
export function OrderIcon({ status }: { status: ShownStatus | UnknownWord }) {
  const Icon = typeof status === 'string' ? icons[status] : CircleDashed;
  return <Icon aria-hidden />;
}
