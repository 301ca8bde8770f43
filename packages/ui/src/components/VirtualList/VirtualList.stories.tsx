import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { ListEnd } from '../ListEnd/ListEnd.tsx';
import { Money } from '../Money/Money.tsx';
import { RowSkeleton } from '../Skeleton/Skeleton.tsx';
import { VirtualList } from './VirtualList.tsx';

const words = {
  EN: {
    label: 'Transactions',
    kinds: ['Deposit', 'Withdrawal', 'Bet on the Friday draw, three tickets with the same numbers'],
    on: '14 Nov 2026, 18:30',
    end: 'No more transactions',
    loading: 'Loading',
  },
  BN: {
    label: 'লেনদেন',
    kinds: ['জমা', 'উত্তোলন', 'শুক্রবারের ড্রয়ে বাজি, একই সংখ্যার তিনটি টিকিট'],
    on: '১৪ নভেম্বর ২০২৬, ১৮:৩০',
    end: 'আর কোনো লেনদেন নেই',
    loading: 'লোড হচ্ছে',
  },
  UR: {
    label: 'لین دین',
    kinds: ['جمع', 'رقم نکلوائی', 'جمعے کی قرعہ اندازی پر شرط، ایک ہی نمبروں کے تین ٹکٹ'],
    on: '14 نومبر 2026، 18:30',
    end: 'مزید لین دین نہیں',
    loading: 'لوڈ ہو رہا ہے',
  },
  PT: {
    label: 'Movimentos',
    kinds: ['Depósito', 'Levantamento', 'Aposta no sorteio de sexta-feira, três bilhetes com os mesmos números'],
    on: '14 de nov. de 2026, 18:30',
    end: 'Não há mais movimentos',
    loading: 'A carregar',
  },
};

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const meta = {
  title: 'Components/VirtualList',
  component: VirtualList<number>,
  args: { items: numbers(1000), renderItem: (item: number) => item },
  render: (args, { globals }) => {
    const t = wordsIn(globals, words);
    const renderItem = (item: number) => (
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 'var(--space-12)',
          paddingBlock: 'var(--space-12)',
        }}
      >
        <div>
          <p>
            {t.kinds[item % 3]} {item + 1}
          </p>
          <p style={{ color: 'var(--color-text-muted)', fontSize: 'var(--text-12)' }}>{t.on}</p>
        </div>
        <Money>{textsOf(globals).amount}</Money>
      </div>
    );
    return (
      <VirtualList
        {...args}
        label={t.label}
        renderItem={renderItem}
        footer={
          args.more === 'loading' ? (
            <RowSkeleton />
          ) : (
            <ListEnd
              more={args.more ?? 'ready'}
              loadingText={t.loading}
              retryLabel=""
              onRetry={() => {}}
              endText={t.end}
            />
          )
        }
      />
    );
  },
  parameters: {
    docs: {
      description: {
        component:
          'Long lists of rows, such as transactions and bets. Only the rows near the window are on the page, and their heights may differ. Imported from `@livery/ui/virtual`. Keyboard and screen reader as in VirtualTileGrid. Not for rows that fit on two screens: use List.',
      },
    },
  },
} satisfies Meta<typeof VirtualList<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AThousandRows: Story = {
  args: { more: 'none' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(6));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '1000');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '1000'));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    window.scrollTo(0, 0);
  },
};

export const LoadingMoreRows: Story = { args: { items: numbers(4), more: 'loading' } };

/** A list whose rows have a control, and a control below the list. */
const withControls: Story = {
  tags: ['!autodocs'],
  args: { more: 'none' },
  render: (args) => (
    <VirtualList
      {...args}
      label="Games"
      renderItem={(item) => <button type="button">Row {item}</button>}
      footer={<button type="button">Elsewhere</button>}
    />
  ),
};

/** Focuses a row and scrolls until the row is not rendered. */
async function scrollPastFocus(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  (await canvas.findByRole('button', { name: 'Row 2' })).focus({ preventScroll: true });
  window.scrollTo(0, 10_000);
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Row 2' })).toBeNull());
}

/** While the focused row is not rendered, the list has the focus. The focus returns with the row. */
export const KeepsFocus: Story = {
  ...withControls,
  play: async ({ canvas }) => {
    await scrollPastFocus(canvas);
    await expect(canvas.getByRole('list')).toHaveFocus();
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Row 2' })).toHaveFocus());
  },
};

/** If the player has focused another control, a row that is rendered again does not take the focus. */
export const DoesNotStealFocus: Story = {
  ...withControls,
  play: async ({ canvas }) => {
    await scrollPastFocus(canvas);
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    await canvas.findByRole('button', { name: 'Row 2' });
    await expect(elsewhere).toHaveFocus();
  },
};
