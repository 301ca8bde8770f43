import { SafeHtml } from '@livery/ui/html';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { faultsIn, hasRun, hostileFragment } from '../../../../testing/hostileFragments.ts';

test('[HOME-17] of 1,000 hostile popups none shows more than words, links and pictures', () => {
  const complaints = vi.spyOn(console, 'error');
  fc.assert(
    fc.property(hostileFragment, (html) => {
      const { container, unmount } = render(<SafeHtml html={html} />);
      const faults = faultsIn(container.firstElementChild!);
      unmount();
      expect(faults).toEqual([]);
    }),
    { numRuns: 1000 },
  );
  expect(hasRun()).toBe(false);
  // Elements where they may not stand: each browser would make something else of them.
  expect(complaints.mock.calls).toEqual([]);
}, 60_000);
