import { ToastProvider } from '@livery/ui/toasts';
import type { Decorator } from '@storybook/react-vite';

/** Renders a story inside a `ToastProvider`, as the app does with every screen. */
export const withToasts: Decorator = (Story) => (
  <ToastProvider label="Messages">
    <Story />
  </ToastProvider>
);
