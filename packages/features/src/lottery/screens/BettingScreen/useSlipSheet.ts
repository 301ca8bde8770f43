import { type LazyCode, lazyCode, useCodeOnDemand } from '@livery/foundation/code';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import type { SlipSheetProps } from './SlipSheet.tsx';

const slipSheet = lazyCode(() => import('./onDemand.ts'), 'SlipSheet');

/**
 * Returns the sheet of the slip. Its code loads after the board is shown; the sheet is undefined until then. A slip
 * that is opened earlier appears when the code has loaded. If the code cannot be loaded, a toast reports it and the
 * slip closes, so that the next tap tries again.
 *
 * @param code loads the sheet. Default: its own chunk
 */
export function useSlipSheet(
  { isSheetOpen, onClose }: Pick<SlipSheetProps, 'isSheetOpen' | 'onClose'>,
  code: LazyCode<SlipSheetProps> = slipSheet,
): { SlipSheet: ComponentType<SlipSheetProps> | undefined } {
  const { Component, request, prefetch } = useCodeOnDemand(code);
  const load = useEffectEvent(async () => {
    if (!isSheetOpen) return prefetch();
    if (!(await request())) onClose();
  });
  useEffect(() => void load(), [isSheetOpen]);
  return { SlipSheet: Component };
}
