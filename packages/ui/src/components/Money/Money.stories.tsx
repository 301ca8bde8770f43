import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { amountIn } from '../../../stories/amounts.ts';
import { fontsSettled } from '../../../stories/fontsSettled.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Money } from './Money.tsx';

const meta = {
  title: 'Components/Money',
  component: Money,
  args: { children: '' },
  parameters: {
    docs: {
      description: {
        component:
          "An amount inside other content, formatted by the merchant's pattern: isolated from the text's direction, in digits of equal width, never cut off. In a separate container (`container-type: inline-size`), `large` and `hero` shrink if a sum is long. It announces no changes; a screen reader reads it as text. For the main amount of a screen, use Balance.",
      },
    },
  },
} satisfies Meta<typeof Money>;
export default meta;

export const Sizes: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const { amount, balance } = textsOf(globals);
    return (
      <>
        {(['small', 'medium', 'large', 'hero'] as const).map((size) => (
          <p key={size}>
            {balance} <Money size={size}>{amount}</Money>
          </p>
        ))}
      </>
    );
  },
};

/** Digits have equal width, so that an amount does not move while it counts. */
export const LayoutIsStable: StoryObj<typeof meta> = {
  render: () => (
    <>
      {['1,111.11', '8,888.88', '4,040.90'].map((amount) => (
        <p key={amount}>
          <Money size="hero">{amount}</Money>
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await fontsSettled();
    const widths = canvas.getAllByText(/^\d,/).map((amount) => amount.getBoundingClientRect().width);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  },
};

/** The longest amount in the largest size, on the narrowest phone. */
export const LongestOnANarrowPhone: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: (_, { globals }) => (
    <p>
      <Money size="hero">{textsOf(globals).amount}</Money>
    </p>
  ),
  play: async ({ canvas, globals }) => {
    await fontsSettled();
    const amount = canvas.getByText(textsOf(globals).amount);
    await expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

/** In a narrow box, for example a menu at a large text size, every amount is complete and on one line. */
export const FitsItsContainer: StoryObj<typeof meta> = {
  render: (_, { globals }) => (
    <>
      {['12345.67', '12345678', '12345678.90', '123456789.50'].map((amount) => (
        <p key={amount} style={{ containerType: 'inline-size', inlineSize: '132px' }}>
          <Money size="large">{amountIn(globals, amount)}</Money>
        </p>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await fontsSettled();
    for (const amount of canvasElement.querySelectorAll('bdi')) {
      await expect(amount.scrollWidth).toBeLessThanOrEqual(132);
      const words = document.createRange();
      words.selectNodeContents(amount);
      await expect(words.getClientRects()).toHaveLength(1);
    }
  },
};
