import { ToastProvider } from '@livery/ui/toasts';
import type { Decorator } from '@storybook/react-vite';

/** Puts what shows toasts above a story, as the app has it above every screen. */
export const withToasts: Decorator = (Story) => (
  <ToastProvider label="Messages">
    <Story />
  </ToastProvider>
);
