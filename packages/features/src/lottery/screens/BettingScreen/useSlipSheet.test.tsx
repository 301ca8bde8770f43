import { lazyCode } from '@livery/foundation/code';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import type { SlipSheetProps } from './SlipSheet.tsx';
import { useSlipSheet } from './useSlipSheet.ts';

const SlipSheet = ({ isSheetOpen }: SlipSheetProps) => <p>{isSheetOpen ? 'slip' : 'no slip'}</p>;
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function show(load: () => Promise<{ SlipSheet: typeof SlipSheet }>, isSheetOpen: boolean) {
  const code = lazyCode(load, 'SlipSheet');
  const onClose = vi.fn<() => void>();
  function Screen({ isOpen }: { isOpen: boolean }) {
    const props = { isSheetOpen: isOpen, onClose } as unknown as SlipSheetProps;
    const { SlipSheet: Sheet } = useSlipSheet(props, code);
    return Sheet ? <Sheet {...props} /> : <p>board alone</p>;
  }
  return { ...renderScreen(<Screen isOpen={isSheetOpen} />), onClose };
}

test('the code of the slip loads before the slip is opened', async () => {
  const load = vi.fn<() => Promise<{ SlipSheet: typeof SlipSheet }>>(async () => ({ SlipSheet }));
  show(load, false);
  await act(async () => undefined);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a slip that is open at the start appears when its code has loaded', async () => {
  const { onClose } = show(async () => ({ SlipSheet }), true);
  expect(await screen.findByText('slip')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('if the code of the slip cannot be loaded, a toast reports it and the slip closes', async () => {
  vi.useFakeTimers();
  const { onClose } = show(gone, true);
  // At this time both attempts have failed.
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/network|offline|connection/i)).toBeInTheDocument();
  vi.useRealTimers();
});
