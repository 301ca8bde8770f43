import { type Layout, layoutAttribute, usualLayout } from '@livery/merchant/theme';
import type { Decorator } from '@storybook/react-vite';

/** Shows a story in an arrangement, for every merchant. Omitted parts have their default. */
export function inLayout(layout: Partial<Layout> = {}): Decorator {
  return (Story) => {
    document.documentElement.dataset['layout'] = layoutAttribute({ ...usualLayout, ...layout });
    return <Story />;
  };
}
