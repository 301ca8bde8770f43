import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { type SampleTexts, textsOf } from '../../../stories/sampleTexts.ts';
import { CategoryIcon } from '../CategoryIcon/CategoryIcon.tsx';
import { CategoryRail } from './CategoryRail.tsx';

const meta = {
  title: 'Components/CategoryRail',
  component: CategoryRail,
  args: { label: '', categories: [], current: 'HOT', onChoose: () => {} },
  parameters: {
    docs: {
      description: {
        component:
          'The kinds of games at the start of the line on home. Keyboard: each is a stop; arrow keys, Home and End move the focus, Enter chooses. A screen reader reads a navigation and the current kind. Not for more than about twelve kinds, and not for filters within one list, which are tabs.',
      },
    },
  },
} satisfies Meta<typeof CategoryRail>;
export default meta;

function Rail({ t }: { t: SampleTexts }) {
  const [current, setCurrent] = useState('HOT');
  const words = {
    HOT: t.hot,
    FAV: t.favourites,
    RNG: t.slots,
    LIVE: t.live,
    FISH: t.fish,
    PVP: t.poker,
    SPORTS: t.sports,
    ESPORTS: t.esports,
    LOTT: t.lottery,
    PROMO: t.promotions,
  };
  const categories = Object.entries(words).map(([id, label]) => ({ id, label, icon: <CategoryIcon category={id} /> }));
  return <CategoryRail label={t.games} categories={categories} current={current} onChoose={setCurrent} />;
}

export const ArrowsMove: StoryObj<typeof meta> = {
  render: (_, { globals }) => <Rail t={textsOf(globals)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.hot }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(canvas.getByRole('button', { name: t.slots })).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: t.promotions })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: t.hot })).toHaveFocus();
  },
};
