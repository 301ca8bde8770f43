import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { amountIn } from '../../../stories/amounts.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { KeyValue, KeyValueList } from './KeyValue.tsx';

const words = {
  EN: {
    order: 'Order',
    bank: 'Bank',
    fee: 'Fee',
    from: 'Paid from',
    account: 'Delta Commercial Bank, Rajshahi main branch, account ending in 4471',
    total: 'You receive',
  },
  BN: {
    order: 'অর্ডার',
    bank: 'ব্যাংক',
    fee: 'ফি',
    from: 'যেখান থেকে',
    account: 'ডেল্টা কমার্শিয়াল ব্যাংক, রাজশাহী প্রধান শাখা, শেষ চার অঙ্ক ৪৪৭১',
    total: 'আপনি পাবেন',
  },
  UR: {
    order: 'آرڈر',
    bank: 'بینک',
    fee: 'فیس',
    from: 'کہاں سے',
    account: 'ڈیلٹا کمرشل بینک، لاہور مرکزی شاخ، آخری ہندسے 4471',
    total: 'آپ کو ملیں گے',
  },
  PT: {
    order: 'Pedido',
    bank: 'Banco',
    fee: 'Taxa',
    from: 'Pago a partir de',
    account: 'Banco Comercial do Delta, agência central, conta terminada em 4471',
    total: 'Recebe',
  },
};

const meta = {
  title: 'Components/KeyValue',
  component: KeyValue,
  subcomponents: { KeyValueList },
  args: { label: '', children: '' },
  render: (_, { globals }) => {
    const t = wordsIn(globals, words);
    return (
      <KeyValueList>
        <KeyValue label={t.order}>W-20261114-00871</KeyValue>
        <KeyValue label={t.from}>{t.account}</KeyValue>
        <KeyValue label={t.fee}>{amountIn(globals, '0.00')}</KeyValue>
        <KeyValue label={t.total} isTotal>
          {textsOf(globals).amount}
        </KeyValue>
      </KeyValueList>
    );
  },
  parameters: {
    docs: {
      description: {
        component:
          'The details of one item: an order, a bet, a bank account. No keyboard stop. A screen reader reads a list of terms with their values. Not for items that can be opened: use a List of rows. Not for two values to compare: use Stat.',
      },
    },
  },
} satisfies Meta<typeof KeyValue>;
export default meta;

export const Receipt: StoryObj<typeof meta> = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent(textsOf(globals).amount);
  },
};

export const OnANarrowPhone: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
