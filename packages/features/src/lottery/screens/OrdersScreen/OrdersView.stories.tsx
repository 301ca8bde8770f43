import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { historyPages } from '../../../../stories/historyPages.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { withToasts } from '../../../../stories/withToasts.tsx';
import { gatewayNow } from '../../testing/gatewayNow.ts';
import { bettable, listedOrder, sampleOrders } from '../../testing/sampleOrders.ts';
import { CancelView } from './CancelView.tsx';
import { OrderDetailView } from './OrderDetailView.tsx';
import { OrderRow } from './OrderRow.tsx';
import { OrdersView } from './OrdersView.tsx';

const { open, won, lost, cancelled, partly } = sampleOrders;
const cycle = [won, lost, cancelled, lost];
const details = [
  open,
  partly,
  ...Array.from({ length: 400 }, (_, index) => ({
    ...cycle[index % cycle.length]!,
    placedAt: new Date(Date.parse(open.placedAt) - (index + 1) * 1_800_000).toISOString(),
  })),
].map((order, index) => ({ ...order, orderId: String(1000 - index) }));

const orders = historyPages(details.map(listedOrder));
/** With this offset, the orders' draw always closes 45 seconds after the story is opened. */
const clockOffset = gatewayNow - Date.now();

const meta = {
  title: 'Screens/Lottery orders',
  component: OrdersView,
  decorators: [withToasts, withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    status: undefined,
    onStatus: fn(),
    listId: 'all',
    orders,
    clockOffset,
    onBet: fn(),
    renderRow: (order, onOpen) => <OrderRow order={order} kind="numero" clockOffset={clockOffset} onOpen={onOpen} />,
    renderDetail: (order, sheet) => {
      const detail = details.find(({ orderId }) => orderId === order.orderId);
      return (
        <OrderDetailView
          order={order}
          suborders={detail?.suborders}
          draw={detail?.numbers && { numbers: detail.numbers }}
          failure={undefined}
          onRetry={fn()}
          lotteries={bettable}
          clockOffset={clockOffset}
          renderCancel={({ stake, canCancel }, describedBy) => (
            <CancelView
              what="bet"
              amount={stake}
              canCancel={canCancel}
              isAsking={false}
              progress="idle"
              failure={undefined}
              refunded={undefined}
              describedBy={describedBy}
              onAsk={fn()}
              onKeep={fn()}
              onConfirm={fn()}
            />
          )}
          {...sheet}
        />
      );
    },
  },
} satisfies Meta<typeof OrdersView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens one of the first rows. `index` starts at 0. */
const opening =
  (index: number): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list');
    const rows = await within(list).findAllByRole('button');
    await userEvent.click(rows[index]!);
    const detail = await screen.findByRole('dialog');
    await expect(within(detail).getAllByRole('listitem')).toHaveLength(2);
  };

export const Orders: Story = {};
export const Open: Story = { play: opening(0) };
export const PartlyCancelled: Story = { play: opening(1) };
export const Won: Story = { play: opening(2) };
export const Cancelled: Story = { play: opening(4) };
export const Loading: Story = { args: { orders: { ...orders, rows: [], isLoading: true } } };
export const MoreFailed: Story = {
  args: { orders: { ...orders, rows: orders.rows.slice(0, 4), hasMore: true, isMoreFailed: true } },
};
export const None: Story = {
  args: { orders: { ...orders, rows: [] } },
  play: async ({ canvas, userEvent, args }) => {
    const panel = await canvas.findByRole('tabpanel');
    await userEvent.click(await within(panel).findByRole('button'));
    await expect(args.onBet).toHaveBeenCalledOnce();
  },
};
export const NoneOfStatus: Story = { args: { status: 'WON', orders: { ...orders, rows: [] } } };
export const Offline: Story = { args: { orders: { ...orders, rows: [], failure: { code: 'NETWORK', message: '' } } } };
export const Failed: Story = { args: { orders: { ...orders, rows: [], failure: { code: 'INTERNAL', message: '' } } } };
