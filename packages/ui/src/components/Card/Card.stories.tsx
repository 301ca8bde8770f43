import type { layouts } from '@livery/merchant/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLayout } from '../../../stories/inLayout.tsx';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Balance } from '../Balance/Balance.tsx';
import { KeyValue, KeyValueList } from '../KeyValue/KeyValue.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  parameters: {
    docs: {
      description: {
        component:
          'A raised surface for related content that is not a list of links: values, facts, a question with its buttons. Not for rows with links: use List. Do not put a card in a card.',
      },
    },
  },
} satisfies Meta<typeof Card>;
export default meta;

export const Free: StoryObj<typeof meta> = {
  render: (_, { globals }) => <Card>{textsOf(globals).messagesHint}</Card>,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textsOf(globals).messagesHint)).toBeVisible();
  },
};

/** Facts: the space above the first is as large as beside it. */
export const Facts: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const t = textsOf(globals);
    return (
      <Card holds="rows">
        <KeyValueList>
          <KeyValue label={t.balance}>{t.amount}</KeyValue>
          <KeyValue label={t.messages}>{t.announcements}</KeyValue>
        </KeyValueList>
      </Card>
    );
  },
  play: async ({ canvas, globals }) => {
    const term = canvas.getByText(textsOf(globals).balance);
    const card = term.closest('dl')!.parentElement!;
    const above = term.getBoundingClientRect().top - card.getBoundingClientRect().top;
    const beside = Math.abs(
      getComputedStyle(card).direction === 'rtl'
        ? card.getBoundingClientRect().right - term.getBoundingClientRect().right
        : term.getBoundingClientRect().left - card.getBoundingClientRect().left,
    );
    await expect(Math.abs(above - beside)).toBeLessThan(6);
  },
};

const balanceStory = (balance: (typeof layouts.balance)[number]): StoryObj<typeof meta> => ({
  decorators: [inLayout({ balance })],
  render: (_, { globals }) => {
    const t = textsOf(globals);
    return (
      <Card holds="balance">
        <Balance label={t.balance} amount="1234.5" format={() => t.amount} changeText={() => ''} />
      </Card>
    );
  },
});

export const BalanceCentred: StoryObj<typeof meta> = {
  ...balanceStory('centred'),
  play: async ({ canvas, canvasElement, globals }) => {
    const { left, right } = canvas.getByText(textsOf(globals).amount).getBoundingClientRect();
    const card = canvasElement.querySelector('[class*=card]')!.getBoundingClientRect();
    await expect((left + right) / 2).toBeCloseTo((card.left + card.right) / 2, -1);
  },
};

export const BalancePlain: StoryObj<typeof meta> = {
  ...balanceStory('plain'),
  play: async ({ canvasElement }) => {
    const { backgroundColor, boxShadow } = getComputedStyle(canvasElement.querySelector('[class*=card]')!);
    await expect(backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await expect(boxShadow).toBe('none');
  },
};

/** The band has the colour of the header and is wider than the card. */
export const BalanceBand: StoryObj<typeof meta> = {
  ...balanceStory('band'),
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector<HTMLElement>('[class*=card]')!;
    const band = getComputedStyle(card, '::before');
    await expect(parseFloat(band.inlineSize)).toBeGreaterThan(card.clientWidth);
    const header = getComputedStyle(document.documentElement).getPropertyValue('--header-fill');
    // As a computed colour. A style attribute would violate the content security policy.
    card.style.outlineColor = header;
    await expect(band.backgroundColor).toBe(getComputedStyle(card).outlineColor);
    card.style.outlineColor = '';
  },
};
