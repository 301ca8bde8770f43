import { type LazyCode, lazyCode, useCodeOnDemand } from '@livery/foundation/code';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import type { SlipSheetProps } from './SlipSheet.tsx';

const slipSheet = lazyCode(() => import('./onDemand.ts'), 'SlipSheet');

/**
 * The sheet of the slip, whose code loads behind the board; undefined until it is here. A slip that is opened earlier
 * opens with it. Where it can't be had a toast says so and the slip closes again, so that the next tap tries anew.
 *
 * @param code where the sheet comes from. Default: its own file
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
