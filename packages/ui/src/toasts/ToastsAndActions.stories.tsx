import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { textsOf } from '../../stories/sampleTexts.ts';
import { Button } from '../components/Button/Button.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { useToasts } from './toasts.ts';

const meta = {
  title: 'Components/Toasts and actions',
  component: ToastProvider,
  args: { label: '', children: null },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Position of toasts: the lower end of the screen. Content there is, for example, the sticky actions of a form above
 * the tab bar.
 */
const lowerEnd: CSSProperties = {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 'calc(var(--footer-space) + var(--space-24))',
};

type Globals = Readonly<Record<string, unknown>>;

/**
 * A screen whose primary action appears at the screen's lower end while a toast is shown, like login after
 * registration.
 */
function Screens({ globals }: { globals: Globals }) {
  const t = textsOf(globals);
  const { showToast } = useToasts();
  const [isNext, setIsNext] = useState(false);
  if (!isNext)
    return (
      <Button
        onClick={() => {
          showToast(t.saved, { duration: 60_000 });
          setIsNext(true);
        }}
      >
        {t.close}
      </Button>
    );
  return (
    <div style={lowerEnd}>
      <Button variant="primary" size="large" isBlock>
        {t.login}
      </Button>
    </div>
  );
}

export const OffTheButton: Story = {
  name: 'a toast never covers the primary action, even if the screen changes under it',
  render: (_, { globals }) => (
    <ToastProvider label={textsOf(globals).toasts}>
      <Screens globals={globals} />
    </ToastProvider>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.close }));
    const region = canvas.getByRole('status', { name: t.toasts });
    await expect(region).toHaveTextContent(t.saved);
    const button = canvas.getByRole('button', { name: t.login });
    const gapBetween = () => {
      const [toast, action] = [region.getBoundingClientRect(), button.getBoundingClientRect()];
      return Math.max(action.top - toast.bottom, toast.top - action.bottom);
    };
    await waitFor(() => expect(gapBetween()).toBeGreaterThanOrEqual(7));
    await expect(region.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
