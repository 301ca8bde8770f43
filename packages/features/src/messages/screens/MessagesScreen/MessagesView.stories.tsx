import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { MessagesView } from './MessagesView.tsx';

const meta = {
  title: 'Screens/Messages',
  component: MessagesView,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    onBack: fn(),
    unread: { announcements: 2, inbox: 128, chat: 1, total: 131 },
    telegram: 'https://t.me/livery',
    affiliate: 'https://affiliates.test.example/',
    announcements: { newest: 'Lotus week: a gift on every deposit', isKnown: true },
    inbox: {
      newest: 'Three habits that keep your account safe, and one more that hardly anybody thinks of before it is late',
      isKnown: true,
    },
    renderChat: (draw) => draw({ onClick: fn() }),
  },
} satisfies Meta<typeof MessagesView>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = { announcements: 0, inbox: 0, chat: 0, total: 0 };

export const Waiting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const NothingUnread: Story = { args: { unread: nothing } };
export const None: Story = {
  args: {
    unread: nothing,
    announcements: { newest: undefined, isKnown: true },
    inbox: { newest: undefined, isKnown: true },
  },
};
export const Loading: Story = {
  args: {
    unread: nothing,
    announcements: { newest: undefined, isKnown: false },
    inbox: { newest: undefined, isKnown: false },
  },
};
export const Guest: Story = { args: { unread: nothing, announcements: 'login', inbox: 'login' } };
export const WithoutChat: Story = { args: { renderChat: () => null, telegram: undefined, affiliate: undefined } };
