import { type Layout, layoutAttribute, usualLayout } from '@livery/merchant/theme';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';

/** Shows a story in an arrangement, for every merchant. Omitted parts have their default. */
export function inLayout(layout: Partial<Layout> = {}): Decorator {
  return (Story) => {
    const { dataset } = document.documentElement;
    // A story may be in two arrangements, one of its file and one of its own. The first one notes the merchant's value.
    dataset['merchantLayout'] ??= dataset['layout'] ?? '';
    // Set before the story renders, because it may measure its elements in an effect.
    dataset['layout'] = layoutAttribute({ ...usualLayout, ...layout });
    return (
      <Restoring>
        <Story />
      </Restoring>
    );
  };
}

/** Restores the merchant's value for the next story. */
function Restoring({ children }: { children: ReactNode }) {
  useLayoutEffect(() => restoreLayout, []);
  return children;
}

function restoreLayout(): void {
  const { dataset } = document.documentElement;
  if (dataset['merchantLayout'] === undefined) return;
  dataset['layout'] = dataset['merchantLayout'];
  delete dataset['merchantLayout'];
}
