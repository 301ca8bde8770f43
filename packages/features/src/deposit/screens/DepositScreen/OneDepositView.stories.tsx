import { sampleValues } from '@livery/api/samples';
import { CancelRequestView } from '@livery/foundation/cancel-request';
import { PlayBreakNotice } from '@livery/foundation/play-break';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, within } from 'storybook/test';
import { samplePicture } from '../../../../stories/samplePicture.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { OneDepositView } from './OneDepositView.tsx';

const deposit = {
  ...sampleValues.depositManual,
  depositId: '1200345',
  amount: '500.00',
  expiresAt: new Date(Date.now() + 12 * 60_000).toISOString(),
};
const decided = { ...deposit, decidedAt: '2026-03-01T09:35:00.000Z' };
const promo = { title: 'First deposit', bonus: '250.00', toStake: '1250.00' };
const payAddress = 'https://pay.example/ticket-1';

const receipt = {
  chosen: undefined,
  isSending: false,
  isReceived: false,
  received: undefined,
  isReplacing: false,
  onChoose: fn(),
  onRetry: fn(),
  onRemove: fn(),
  onReplace: fn(),
  onPictureFailed: fn(),
};
const received = { url: samplePicture, receivedAt: '2026-03-01T09:32:00.000Z' };
/** This file starts like a PNG, so it is accepted. The view shows that the file has no preview. */
const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])], 'receipt.png');

const meta = {
  title: 'Screens/Deposit that is followed',
  component: OneDepositView,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    deposit,
    methodName: 'Bank transfer',
    payAddress: undefined,
    promos: { offered: [], taking: undefined, failure: undefined, take: fn() },
    receipt,
    isStale: false,
    onAsk: fn(),
    playBreak: undefined,
    cancel: null,
  },
} satisfies Meta<typeof OneDepositView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Transfer: Story = {};
export const ReceiptSending: Story = { args: { receipt: { ...receipt, chosen: { file }, isSending: true } } };
export const ReceiptFailed: Story = {
  args: { receipt: { ...receipt, chosen: { file, error: 'No connection. Check your network and try again.' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.receipt.onRetry).toHaveBeenCalledOnce();
  },
};
export const ReceiptReceived: Story = {
  args: { receipt: { ...receipt, isReceived: true, received } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send another picture' }));
    await expect(args.receipt.onReplace).toHaveBeenCalledOnce();
  },
};
export const ReceiptReplaced: Story = {
  args: { receipt: { ...receipt, isReceived: true, received, isReplacing: true } },
};
export const ReceiptNotShown: Story = {
  args: { receipt: { ...receipt, isReceived: true, received } },
  play: async ({ args, canvas }) => {
    await fireEvent.error(canvas.getByRole('img', { name: /Receipt/ }));
    await expect(args.receipt.onPictureFailed).toHaveBeenCalledOnce();
  },
};
export const PaymentPage: Story = {
  args: { deposit: { ...deposit, method: 'gateway', fee: '7.50' }, methodName: 'Payment page', payAddress },
  play: ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', payAddress),
};
export const PaymentPageElsewhere: Story = { args: { deposit: { ...deposit, method: 'gateway' } } };
export const Scanned: Story = {
  args: {
    deposit: { ...deposit, method: 'alipay', qrText: 'alipay://sandbox/pay/ticket-1' },
    methodName: 'Alipay',
    payAddress: 'alipay://sandbox/pay/ticket-1',
  },
};
export const PromotionOffered: Story = {
  args: {
    promos: {
      offered: [{ promoId: '3', title: promo.title, bonus: promo.bonus, toStake: '1250.00' }],
      taking: undefined,
      failure: undefined,
      take: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(promo.title) }));
    await expect(args.promos.take).not.toHaveBeenCalled();
    const dialog = within(await screen.findByRole('dialog'));
    const [, accept] = dialog.getAllByRole('button');
    await userEvent.click(accept!);
    await expect(args.promos.take).toHaveBeenCalledWith('3');
  },
};
export const PromotionTaken: Story = { args: { deposit: { ...deposit, promoId: '3', promo } } };
export const Stale: Story = { args: { isStale: true } };
export const Expiring: Story = { args: { deposit: { ...deposit, expiresAt: '2026-03-01T09:30:00.000Z' } } };
export const Cancellable: Story = {
  args: {
    deposit: { ...deposit, cancellable: true },
    cancel: (
      <CancelRequestView
        area="cancelDeposit"
        amount="500.00"
        isAsking={false}
        progress="idle"
        failure={undefined}
        onAsk={fn()}
        onKeep={fn()}
        onConfirm={fn()}
      />
    ),
  },
};
const playBreak = <PlayBreakNotice taken={{ kind: 'timeOut', until: '2099-03-01T12:00:00.000Z' }} />;
export const InABreak: Story = { args: { playBreak, deposit: { ...deposit, method: 'gateway' }, payAddress } };
export const RejectedInABreak: Story = { args: { playBreak, deposit: { ...decided, state: 'REJECTED' } } };

export const Cancelled: Story = { args: { deposit: { ...decided, state: 'CANCELLED' } } };
export const Approved: Story = { args: { deposit: { ...decided, state: 'APPROVED', promoId: '3', promo } } };
export const Rejected: Story = { args: { deposit: { ...decided, state: 'REJECTED' } } };
export const Expired: Story = { args: { deposit: { ...deposit, state: 'EXPIRED' } } };
