import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
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
