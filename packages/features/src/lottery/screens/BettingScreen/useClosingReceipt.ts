import { useUserIdle } from '@livery/foundation/navigation';
import { useEffect, useEffectEvent } from 'react';

const never = () => false;

/**
 * Closes the confirmation of placed bets after their draw has closed, when the player is not touching the screen. The
 * result of the draw opens only if no dialog is open, so an open confirmation would hide it.
 *
 * @param isOver whether the confirmation is open and its draw has closed
 */
export function useClosingReceipt(isOver: boolean, onClose: () => void): void {
  const canClose = useUserIdle(isOver, never, true);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (canClose) close();
  }, [canClose]);
}
