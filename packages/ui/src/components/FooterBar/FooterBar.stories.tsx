import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownToLine, ArrowUpFromLine, Gift, Home, UserRound } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { inLayout } from '../../../stories/inLayout.tsx';
import { numeralsIn } from '../../../stories/amounts.ts';
import { fontsSettled } from '../../../stories/fontsSettled.ts';
import { type SampleTexts, textsOf } from '../../../stories/sampleTexts.ts';
import { FooterBar, type FooterItem } from './FooterBar.tsx';

const meta = {
  title: 'Components/FooterBar',
  component: FooterBar,
  args: { label: '', items: [] },
  parameters: {
    isBare: true,
    docs: {
      description: {
        component:
          'The three to five main links of the app, within reach of the thumb: an icon and a word each, one of them primary. Keyboard: plain links. A screen reader reads a navigation, the current page, and the number of waiting items. Not for actions: every item is a link.',
      },
    },
  },
} satisfies Meta<typeof FooterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const handleDeposit = fn((event: { preventDefault: () => void }) => event.preventDefault());
const itemsOf = (t: SampleTexts, toNumerals: (text: string) => string): FooterItem[] => [
  { id: 'home', label: t.home, icon: <Home aria-hidden />, href: '#home', isCurrent: true },
  {
    id: 'promotions',
    label: t.promotions,
    icon: <Gift aria-hidden />,
    href: '#promotions',
    badge: { count: 120, format: (count) => toNumerals(String(count)) },
  },
  {
    id: 'deposit',
    label: t.deposit,
    icon: <ArrowDownToLine aria-hidden />,
    href: '#deposit',
    isPrimary: true,
    onClick: handleDeposit,
  },
  { id: 'withdraw', label: t.withdraw, icon: <ArrowUpFromLine aria-hidden />, href: '#withdraw' },
  { id: 'member', label: t.member, icon: <UserRound aria-hidden />, href: '#member' },
];

export const FiveItems: Story = {
  render: (_, { globals }) => (
    <FooterBar label={textsOf(globals).menu} items={itemsOf(textsOf(globals), numeralsIn(globals))} />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    await expect(canvas.getByRole('link', { name: t.home })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: t.deposit }));
    await expect(handleDeposit).toHaveBeenCalled();
    await expect(canvas.getByText(numeralsIn(globals)('99+'))).toBeVisible();
    for (const link of canvas.getAllByRole('link'))
      await expect(Math.min(link.offsetWidth, link.offsetHeight)).toBeGreaterThanOrEqual(44);
  },
};

export const WithoutAPrimary: Story = {
  render: (_, { globals }) => (
    <FooterBar
      label={textsOf(globals).menu}
      items={itemsOf(textsOf(globals), numeralsIn(globals)).map((item) => ({ ...item, isPrimary: false }))}
    />
  ),
};

/** At 200 % text size on the narrowest phone, all five items are on the screen, and no word is clipped. */
export const LargeText: Story = {
  ...FiveItems,
  globals: { textSize: '200', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await fontsSettled();
    for (const link of canvas.getAllByRole('link')) {
      const { left, right, width } = link.getBoundingClientRect();
      await expect(Math.round(left)).toBeGreaterThanOrEqual(0);
      await expect(Math.round(right)).toBeLessThanOrEqual(document.documentElement.clientWidth);
      await expect(width).toBeGreaterThanOrEqual(44);
      // The word of the item. A count beside the icon may extend outside the item.
      const word = link.lastElementChild!;
      await expect(word.scrollWidth).toBeLessThanOrEqual(word.clientWidth);
    }
  },
};

/** Five items on the narrowest phone. Their words wrap to two lines if necessary. */
export const OnANarrowPhone: Story = {
  tags: ['whole'],
  ...FiveItems,
  globals: { viewport: { value: 'narrow', isRotated: false } },
};

/** The arrangement `flat`: the main item is in the bar, like the others. */
export const FlatLayout: Story = {
  ...FiveItems,
  decorators: [inLayout({ footer: 'flat' })],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(bar.bottom).toBeCloseTo(window.innerHeight, 0);
    for (const link of canvas.getAllByRole('link'))
      await expect(link.firstElementChild!.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.top);
  },
};

/** The arrangement `floating`: there is space around the bar, and each item is still large enough. */
export const FloatingLayout: Story = {
  ...FiveItems,
  decorators: [inLayout({ footer: 'floating' })],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await fontsSettled();
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(bar.left).toBeGreaterThan(4);
    await expect(bar.right).toBeLessThan(window.innerWidth - 4);
    await expect(bar.bottom).toBeLessThan(window.innerHeight - 4);
    for (const link of canvas.getAllByRole('link')) {
      await expect(Math.min(link.offsetWidth, link.offsetHeight)).toBeGreaterThanOrEqual(44);
      const word = link.lastElementChild!;
      await expect(word.scrollWidth).toBeLessThanOrEqual(word.clientWidth);
    }
  },
};
