import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { ServiceView } from './ServiceView.tsx';

const chat = { unread: 0, isOpening: false, isFailed: false, onOpen: fn() };

const meta = {
  title: 'Screens/Customer service',
  component: ServiceView,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    chat,
    contacts: [
      { kind: 'main', opensBy: 'address', path: 'https://support.test.example/' },
      { kind: 'whatsapp', opensBy: 'decryption', path: 'sealed' },
      { kind: 'telegram', opensBy: 'address', path: 'https://t.me/_test_sandbox' },
    ],
    failure: undefined,
    onRetry: fn(),
    onContact: fn(),
    onFeedbackRefused: undefined,
  },
} satisfies Meta<typeof ServiceView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[1]!);
    await expect(args.onContact).toHaveBeenCalledWith(args.contacts?.[1]);
  },
};
export const Unread: Story = { args: { chat: { ...chat, unread: 3 } } };
export const Opening: Story = { args: { chat: { ...chat, isOpening: true } } };
export const ChatFailed: Story = { args: { chat: { ...chat, isFailed: true } } };
export const ChatFailedOnly: Story = { args: { chat: { ...chat, isFailed: true }, contacts: [] } };
export const WithoutChat: Story = { args: { chat: undefined } };
export const Loading: Story = { args: { contacts: undefined } };
export const Offline: Story = {
  args: { contacts: undefined, failure: { code: 'NETWORK', message: 'no answer' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[1]!);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const None: Story = { args: { chat: undefined, contacts: [] } };
