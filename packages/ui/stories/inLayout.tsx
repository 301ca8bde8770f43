import { type Layout, layoutAttribute, usualLayout } from '@livery/merchant/theme';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useState } from 'react';

/** Shows a story in an arrangement, for every merchant. Omitted parts have their default. */
export function inLayout(layout: Partial<Layout> = {}): Decorator {
  return (Story) => (
    <InLayout words={layoutAttribute({ ...usualLayout, ...layout })}>
      <Story />
    </InLayout>
  );
}

/** Sets the attribute of the page's root, and restores the merchant's value for the next story. */
function InLayout({ words, children }: { words: string; children: ReactNode }) {
  const { dataset } = document.documentElement;
  const [before] = useState(dataset['layout'] ?? '');
  // Set while rendering, because the story may measure its elements in an effect.
  dataset['layout'] = words;
  useLayoutEffect(
    () => () => {
      document.documentElement.dataset['layout'] = before;
    },
    [before],
  );
  return children;
}
