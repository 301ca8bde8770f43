import { type Layout, layoutAttribute, usualLayout } from '@livery/merchant/theme';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useState } from 'react';

const layoutOfPage = () => document.documentElement.dataset['layout'] ?? '';
function setLayoutOfPage(words: string): void {
  document.documentElement.dataset['layout'] = words;
}

/** Shows a story in an arrangement, for every merchant. Omitted parts have their default. */
export function inLayout(layout: Partial<Layout> = {}): Decorator {
  const words = layoutAttribute({ ...usualLayout, ...layout });
  return (Story) => {
    const before = layoutOfPage();
    // Set before the story renders, because it may measure its elements in an effect.
    setLayoutOfPage(words);
    return (
      <InLayout words={words} before={before}>
        <Story />
      </InLayout>
    );
  };
}

interface InLayoutProps {
  words: string;
  /** The value that the next story gets. Only that of the first render is used. */
  before: string;
  children: ReactNode;
}

function InLayout({ words, before, children }: InLayoutProps) {
  const [first] = useState(before);
  useLayoutEffect(() => {
    setLayoutOfPage(words);
    return () => setLayoutOfPage(first);
  }, [words, first]);
  return children;
}
