import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { SentPicture } from './SentPicture.tsx';

const words = {
  EN: { label: 'Receipt (opens in a new tab)', goneLabel: 'The receipt can’t be shown now' },
  BN: { label: 'রসিদ (নতুন ট্যাবে খোলে)', goneLabel: 'রসিদটি এখন দেখানো যাচ্ছে না' },
  UR: { label: 'رسید (نئے ٹیب میں کھلتی ہے)', goneLabel: 'رسید ابھی دکھائی نہیں جا سکتی' },
  PT: { label: 'Comprovante (abre em uma nova aba)', goneLabel: 'O comprovante não pode ser exibido agora' },
};

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="${color}" d="M0 0h3v4H0z"/><path fill="#fff" d="M.5 1h2v.3h-2zM.5 2h2v.3h-2z"/></svg>`)}`;

const meta = {
  title: 'Components/SentPicture',
  component: SentPicture,
  args: { address: picture('#07a'), label: '', goneLabel: '', onFailed: fn() },
  render: (args, { globals }) => <SentPicture {...args} {...wordsIn(globals, words)} />,
  parameters: {
    docs: {
      description: {
        component:
          'A picture that a member has sent: a receipt, feedback. Imported from `@livery/ui/sent-picture`. One keyboard stop: it opens in full size in a new tab. Its address expires after some minutes: `onFailed` requests a new one, and after a second failure a sign is shown instead.',
      },
    },
  },
} satisfies Meta<typeof SentPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.address);
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

export const NotFound: Story = {
  play: async ({ args, canvas, globals }) => {
    await fireEvent.error(canvas.getByRole('img'));
    await expect(args.onFailed).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('img', { name: wordsIn(globals, words).goneLabel })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
