import { act } from '@testing-library/react';
import fc from 'fast-check';
import { type ReactNode, useState } from 'react';
import { expect, vi } from 'vitest';
import { harmIn, hostileTexts } from './hostileTexts.ts';
import { renderScreen } from './renderScreen.tsx';

/**
 * Shows hostile texts, one after the other, and fails where one makes anything but words, links and pictures, runs, or makes React
 * complain.
 *
 * @param times how many texts
 * @param show what shows a text
 * @param contentIn the element that the text is in, by the page
 */
export function assertNoHarm(times: number, show: (html: string) => ReactNode, contentIn: (page: Element) => Element) {
  const complaints = vi.spyOn(console, 'error');
  const shown = { change: (_: string) => {} };
  function Shown() {
    const [html, setHtml] = useState('');
    shown.change = setHtml;
    return show(html);
  }
  const { container } = renderScreen(<Shown />);
  fc.assert(
    fc.property(hostileTexts, (html) => {
      act(() => shown.change(`<p>.</p>${html}`));
      expect(harmIn(contentIn(container))).toEqual([]);
    }),
    { numRuns: times },
  );
  expect(document.documentElement.dataset['broken']).toBeUndefined();
  expect(complaints.mock.calls).toEqual([]);
}
