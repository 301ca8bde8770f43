import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIsThere } from './useIsThere.ts';

test('useIsThere is true while mounted and open, and false after closing or unmounting', () => {
  const { result, rerender, unmount } = renderHook(({ isOpen }) => useIsThere(isOpen), {
    initialProps: { isOpen: true },
  });
  expect(result.current()).toBe(true);
  rerender({ isOpen: false });
  expect(result.current()).toBe(false);
  rerender({ isOpen: true });
  expect(result.current()).toBe(true);
  unmount();
  expect(result.current()).toBe(false);
});
