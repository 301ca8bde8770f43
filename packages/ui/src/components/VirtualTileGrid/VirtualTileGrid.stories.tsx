import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleGames } from '../../../stories/samplePictures.ts';
import { GameTile } from '../GameTile/GameTile.tsx';
import { VirtualTileGrid } from './VirtualTileGrid.tsx';

const tileOf = (item: number): ReactNode => {
  const game = sampleGames[item % sampleGames.length]!;
  return <GameTile name={`${game.name} ${item}`} provider={game.provider} sources={[game.picture]} onLaunch={() => {}} favourite={{ isOn: false, label: `Keep ${item}`, onToggle: () => {} }} />;
};

const meta = { title: 'Components/VirtualTileGrid', component: VirtualTileGrid<number>, args: { items: [], keyOf: (item: number) => item, renderItem: tileOf } } satisfies Meta<typeof VirtualTileGrid<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The whole page is scrolled, so axe has its say on a page of this length too. */
export const FiveThousand: Story = {
  args: { items: numbers(5000), label: 'Games', hasMore: false },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(6));
    await expect(document.querySelectorAll('*').length).toBeLessThan(1500);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getByText('Royal Spades of the Emerald Court 4994')).toBeVisible());
    await expect(document.querySelectorAll('*').length).toBeLessThan(1500);
    window.scrollTo(0, 0);
  },
};

const ask = fn();

function Growing() {
  const [count, setCount] = useState(24);
  const handleEnd = () => {
    ask(performance.now());
    setCount((before) => before + 6);
  };
  return <VirtualTileGrid items={numbers(count)} keyOf={(item) => item} renderItem={tileOf} onEndReached={handleEnd} label="Games" />;
}

export const AsksNearTheEndOnceASecond: Story = {
  render: () => <Growing />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(6));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(ask).not.toHaveBeenCalled();
    // To the very end again and again: six more tiles do not push it out of reach.
    const started = performance.now();
    while (performance.now() - started < 2600) {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const times = ask.mock.calls.map(([time]) => Number(time));
    await expect(times.length).toBeGreaterThanOrEqual(2);
    for (const [index, time] of times.entries()) {
      if (index > 0) await expect(time - times[index - 1]!).toBeGreaterThanOrEqual(990);
    }
    window.scrollTo(0, 0);
  },
};
