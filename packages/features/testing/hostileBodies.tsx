import fc from 'fast-check';
import type { ReactNode } from 'react';
import { faultsIn, hasRun, hostileFragment } from './hostileFragments.ts';
import { renderScreen } from './renderScreen.tsx';

/**
 * Shows 200 hostile messages, all on one page.
 *
 * @param draw draws a message with this text
 * @returns what in one of them is more than words, links and pictures, with its text; and whether any of it has run
 */
export function showHostileBodies(draw: (html: string) => ReactNode): { faults: string[]; hasRun: boolean } {
  const texts = fc.sample(hostileFragment, 200);
  const { container, unmount } = renderScreen(texts.map((html, index) => <div key={index}>{draw(html)}</div>));
  const bodies = [...container.querySelectorAll('article')];
  const faults = bodies.flatMap((body, index) => {
    const found = [
      ...faultsIn(body.querySelector('div > div')!),
      ...(body.querySelector('h2')!.childElementCount > 0 ? ['title'] : []),
    ];
    return found.map((fault) => `${fault} of ${texts[index]}`);
  });
  unmount();
  if (bodies.length !== texts.length) faults.push('not all of them were shown');
  return { faults, hasRun: hasRun() };
}
