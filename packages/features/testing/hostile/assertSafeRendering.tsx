import { testMerchant } from '@livery/api/testing';
import { act } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { waitFor } from '@livery/config/wait-for';
import { expect, vi } from 'vitest';
import { renderScreen } from '../renderScreen.tsx';
import { findUnsafeAddresses, findUnsafeContent, hasRun, pageAround } from './harm.ts';
import type { HostilePlace } from './hostilePlaces.tsx';
import { hostileTexts } from './hostileTexts.ts';

/**
 * Renders hostile texts at a place, one after the other. Fails if a text creates anything except words, links and
 * pictures, or changes the page outside its box. Also fails if a text loads something that the policy refuses, runs
 * code, or causes a React error.
 *
 * @param times the number of texts
 */
export async function assertSafeRendering(times: number, { show, words, texts, parts }: HostilePlace): Promise<void> {
  const complaints = vi.spyOn(console, 'error');
  const merchant = testMerchant();
  const pictureOrigins = [window.location.origin, merchant.gateway.baseUrl, ...merchant.cdn.imageCdn];
  const selectors = [words, texts, parts].filter((selector) => selector !== undefined);
  const boxes = selectors.join();
  const shown = { change: (_: string) => {} };
  function Shown() {
    const [html, setHtml] = useState('<p>Harmless</p>');
    shown.change = setHtml;
    return show(html, merchant);
  }
  const { container, unmount } = renderScreen(<Shown />, { merchant });
  // Wait for lazy parts of the place, and for the content with which all other contents are compared.
  await waitFor(() => expect(container).toHaveTextContent('Harmless'));
  for (const selector of selectors) expect(container.querySelector(selector), selector).not.toBeNull();
  const around = pageAround(container, boxes);
  fc.assert(
    fc.property(hostileTexts, (html) => {
      act(() => shown.change(`<p>.</p>${html}`));
      const inTexts = texts === undefined ? [] : [...container.querySelectorAll(texts)].flatMap(findUnsafeContent);
      const inWords = [...container.querySelectorAll(words)].flatMap(({ children }) => [...children]);
      expect([...inTexts, ...inWords, ...findUnsafeAddresses(container, pictureOrigins)]).toEqual([]);
      expect(pageAround(container, boxes)).toBe(around);
    }),
    { numRuns: times },
  );
  unmount();
  expect(hasRun()).toBe(false);
  // React must log no errors, for example about nested elements that HTML does not allow. Each browser repairs such
  // elements in a different way.
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
}
