import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { withFakeClock } from '../../../stories/fakeClock.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import type { More } from '../VirtualRows/useEndReached.ts';
import { ListEnd } from './ListEnd.tsx';

const words = {
  EN: {
    loadingText: 'Loading more games',
    failedText: 'More games could not be loaded.',
    retryLabel: 'Try again',
    endText: 'You have seen them all',
  },
  BN: {
    loadingText: 'আরও গেম লোড হচ্ছে',
    failedText: 'আরও গেম লোড করা যায়নি।',
    retryLabel: 'আবার চেষ্টা করুন',
    endText: 'আপনি সবগুলো দেখে ফেলেছেন',
  },
  UR: {
    loadingText: 'مزید گیمز لوڈ ہو رہے ہیں',
    failedText: 'مزید گیمز لوڈ نہیں ہو سکے۔',
    retryLabel: 'دوبارہ کوشش کریں',
    endText: 'آپ سب دیکھ چکے ہیں',
  },
  PT: {
    loadingText: 'A carregar mais jogos',
    failedText: 'Não foi possível carregar mais jogos.',
    retryLabel: 'Tentar de novo',
    endText: 'Já viu todos',
  },
};

const meta = {
  title: 'Components/ListEnd',
  component: ListEnd,
  args: { more: 'ready', loadingText: '', retryLabel: '', onRetry: () => {} },
  render: (args, { globals }) => <ListEnd {...args} {...wordsIn(globals, words)} />,
  parameters: {
    docs: {
      description: {
        component:
          'The end of an endless list, below its last row. Keyboard: one button, only after a failure; it keeps the focus during the retry. A screen reader announces each change politely. Not for a list whose first page failed: use an ErrorState.',
      },
    },
  },
} satisfies Meta<typeof ListEnd>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows no content: the list loads more automatically near its end. */
export const Ready: Story = {};
export const Loading: Story = { args: { more: 'loading' } };
export const Failed: Story = { args: { more: 'failed' } };
export const TheEnd: Story = { args: { more: 'none' } };

function Trying(words: { loadingText: string; failedText: string; retryLabel: string; endText: string }) {
  const [more, setMore] = useState<More>('failed');
  const handleRetry = () => {
    setMore('loading');
    setTimeout(() => setMore('none'), 500);
  };
  return <ListEnd {...words} more={more} onRetry={handleRetry} />;
}

export const Retries: Story = {
  render: (_, { globals }) => <Trying {...wordsIn(globals, words)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const { retryLabel, loadingText, endText } = wordsIn(globals, words);
    const button = canvas.getByRole('button', { name: retryLabel });
    await withFakeClock(async ({ pass }) => {
      await userEvent.click(button);
      await expect(canvas.getByRole('status')).toHaveTextContent(loadingText);
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await pass(500);
    });
    await expect(await canvas.findByText(endText)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
