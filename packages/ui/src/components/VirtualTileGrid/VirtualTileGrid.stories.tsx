import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useCallback, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { frames } from '../../../stories/frames.ts';
import { withFakeClock } from '../../../stories/fakeClock.ts';
import { sampleGames } from '../../../stories/samplePictures.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { GameTile } from '../GameTile/GameTile.tsx';
import { ListEnd } from '../ListEnd/ListEnd.tsx';
import { TileSkeleton } from '../Skeleton/Skeleton.tsx';
import { TileGrid } from '../TileGrid/TileGrid.tsx';
import type { More } from '../VirtualRows/VirtualRows.tsx';
import { VirtualTileGrid } from './VirtualTileGrid.tsx';

const tileOf = (item: number): ReactNode => {
  const game = sampleGames[item % sampleGames.length]!;
  return (
    <GameTile
      name={`${game.name} ${item}`}
      provider={game.provider}
      sources={[`${game.picture}#${item}`]}
      onLaunch={() => {}}
      favourite={{ isOn: false, label: `Keep ${item}`, onToggle: () => {} }}
    />
  );
};

const meta = {
  title: 'Components/VirtualTileGrid',
  component: VirtualTileGrid<number>,
  args: { items: [], renderItem: tileOf },
  parameters: {
    docs: {
      description: {
        component:
          "For hundreds of tiles and more. Only the tiles near the window are on the page, in reused elements, and all have the height of the first. Imported from `@livery/ui/virtual`. Keyboard: the tiles' own stops; a focused tile stays on the page when it is scrolled away, and Tab continues from it to the visible tiles. A screen reader reads the position of each tile and, after all have loaded, their number. While the page scrolls faster than a screen in 300 ms, no pictures are requested. Not for a dozen tiles: use TileGrid, which can be prerendered.",
      },
    },
  },
} satisfies Meta<typeof VirtualTileGrid<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const toTheEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);
/** Maximum number of elements in the list, for any number of items. */
const mostElements = 300;
const tilesIn = (list: HTMLElement) => [...list.children] as HTMLElement[];
const isInSight = (tile: HTMLElement) => {
  const { top, bottom } = tile.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** The whole page is scrolled, so axe also checks a page of this length. */
export const FiveThousand: Story = {
  tags: ['whole'],
  args: { items: numbers(5000), label: 'Games', more: 'none' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(6));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5000');
    toTheEnd();
    await waitFor(() => expect(canvas.getByText('Royal Spades of the Emerald Court 4994')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '5000'));
    window.scrollTo(0, 0);
  },
};

/**
 * Scrolls from top to end in jumps and steps. The number of elements does not grow, elements are reused, and each
 * picture belongs to its game.
 */
export const ReusesItsElements: Story = {
  args: { items: numbers(5000), label: 'Games', more: 'none' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(6));
    const list = canvas.getByRole('list');
    const step = window.innerHeight / 2;
    const elements = new Set<Element>();
    const nameOfPicture = new Map<Element, string>();
    // Collected, because an assertion for each tile takes several times longer than the scrolling.
    const wrongPictures: string[] = [];
    for (let top = 0; top < 40 * step; top += top < 20 * step ? step : 4 * step) {
      window.scrollTo(0, top);
      await frames(3);
      for (const tile of tilesIn(list)) {
        elements.add(tile);
        const name = tile.textContent ?? '';
        const picture = tile.querySelector('img');
        if (picture === null) continue;
        const place = Number(tile.getAttribute('aria-posinset')) - 1;
        const isSameName = name === (nameOfPicture.get(picture) ?? name);
        if (!isSameName || !picture.src.endsWith(`#${place}`) || !name.includes(` ${place}`))
          wrongPictures.push(`${place}: ${name} with ${picture.src}, before: ${nameOfPicture.get(picture)}`);
        nameOfPicture.set(picture, name);
      }
      await expect(wrongPictures).toEqual([]);
      await expect(list.querySelectorAll('*').length).toBeLessThanOrEqual(mostElements);
    }
    // A pool of elements, with a row ahead at either end, has shown them all.
    await expect(elements.size).toBeLessThan(30);
    window.scrollTo(0, 0);
  },
};

/** When scrolling has ended, the reused elements are in the order of the list again. */
export const ReadInOrder: Story = {
  tags: ['whole'],
  args: { items: numbers(1000), label: 'Games', more: 'none' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(6));
    const list = canvas.getByRole('list');
    for (const top of [900, 2100, 5000, 4400]) {
      window.scrollTo(0, top);
      await frames(3);
    }
    const first = tilesIn(list).find((tile) => isInSight(tile))!;
    await expect(Number(first.getAttribute('aria-posinset'))).toBeGreaterThan(30);
    await waitFor(() => {
      const places = tilesIn(list).map((tile) => Number(tile.getAttribute('aria-posinset')));
      return expect(places).toEqual(places.toSorted((a, b) => a - b));
    });
    window.scrollTo(0, 0);
  },
};

/** During fast scrolling, tiles show only names. Their pictures are requested when scrolling has ended. */
export const NoPicturesWhileScrollingFast: Story = {
  tags: ['!autodocs', 'whole'],
  args: { items: numbers(5000), label: 'Games', more: 'none' },
  play: async ({ canvas, mount }) =>
    withFakeClock(async ({ pass }) => {
      await mount();
      await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(6));
      const inSight = () => tilesIn(canvas.getByRole('list')).filter(isInSight);
      const withPictures = () => inSight().filter((tile) => tile.querySelector('img') !== null);
      // The clock is stopped, so the speed between two scroll events is always too fast.
      for (const top of [3000, 30_000]) {
        window.scrollTo(0, top);
        await frames(4);
      }
      await waitFor(() => expect(inSight().length).toBeGreaterThan(6));
      await expect(withPictures()).toEqual([]);
      await pass(100);
      await waitFor(() => expect(withPictures().length).toBe(inSight().length));
      window.scrollTo(0, 0);
    }),
};

/** The browser sends no event: the window does not change. */
export const FewerForLargerText: Story = {
  tags: ['whole'],
  args: { items: numbers(40), label: 'Games', more: 'none' },
  play: async ({ canvas }) => {
    const { style } = document.documentElement;
    const inFirstRow = () => {
      const tops = canvas.getAllByRole('listitem').map((tile) => Math.round(tile.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    };
    await waitFor(() => expect(inFirstRow()).toBe(3));
    try {
      style.fontSize = `${window.innerWidth / 5}px`;
      await waitFor(() => expect(inFirstRow()).toBe(2));
    } finally {
      style.fontSize = '';
    }
    await waitFor(() => expect(inFirstRow()).toBe(3));
  },
};

export const TwoARow: Story = { args: { items: numbers(40), label: 'Games', more: 'none', columns: 2 } };

function OneListAfterAnother() {
  const [height, setHeight] = useState(80);
  const square = useCallback(
    (item: number) => <div style={{ blockSize: height, background: 'var(--surface)' }}>{item}</div>,
    [height],
  );
  return (
    <>
      <button type="button" onClick={() => setHeight(130)}>
        Higher tiles
      </button>
      <VirtualTileGrid key={height} items={numbers(40)} renderItem={square} label="Games" more="none" />
    </>
  );
}

/** A list starts with the row height of the last similar list. It measures its own row height before it is shown. */
export const HigherThanTheListBefore: Story = {
  tags: ['!autodocs', 'whole'],
  render: () => <OneListAfterAnother />,
  play: async ({ canvas, userEvent }) => {
    const rows = () => {
      const boxes = canvas.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect());
      return { apart: Math.round(boxes[3]!.top - boxes[0]!.top), list: canvas.getByRole('list').offsetHeight };
    };
    await waitFor(() => expect(rows().apart).toBeGreaterThan(80));
    const before = rows();
    await expect(before.apart).toBeLessThan(110);
    await userEvent.click(canvas.getByRole('button', { name: 'Higher tiles' }));
    await frames(2);
    await expect(rows()).toEqual({ apart: before.apart + 50, list: expect.closeTo(before.list + 14 * 50, -1) });
  },
};

/** A focused tile is still rendered with the same elements, while the elements around it are reused. */
export const KeepsFocus: Story = {
  args: { items: numbers(1000), label: 'Games', more: 'none' },
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole('button', { name: 'Keep 4' });
    heart.focus({ preventScroll: true });
    window.scrollTo(0, 20_000);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Keep 5' })).toBeNull());
    await expect(heart).toHaveFocus();
    await expect(heart).toHaveAccessibleName('Keep 4');
    window.scrollTo(0, 0);
    await canvas.findByRole('button', { name: 'Keep 5' });
    await expect(heart).toHaveFocus();
    await expect(heart).toHaveAccessibleName('Keep 4');
  },
};

/** If the player has focused another control, a tile that is rendered again does not take the focus. */
export const DoesNotStealFocus: Story = {
  args: { items: numbers(1000), label: 'Games', more: 'none', footer: <button type="button">Elsewhere</button> },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Keep 4' })).focus({ preventScroll: true });
    window.scrollTo(0, 20_000);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Keep 5' })).toBeNull());
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    await canvas.findByRole('button', { name: 'Keep 5' });
    await expect(elsewhere).toHaveFocus();
  },
};

const ask = fn();

function Growing() {
  const [count, setCount] = useState(24);
  const handleEnd = () => {
    ask();
    setCount((before) => before + 6);
  };
  return <VirtualTileGrid items={numbers(count)} renderItem={tileOf} onEndReached={handleEnd} label="Games" />;
}

export const LoadsMoreOncePerSecond: Story = {
  tags: ['!autodocs', 'whole'],
  render: () => <Growing />,
  play: async ({ canvas, mount }) =>
    withFakeClock(async ({ pass }) => {
      ask.mockClear();
      await mount();
      await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(6));
      await pass(5000);
      await expect(ask).not.toHaveBeenCalled();
      toTheEnd();
      await waitFor(() => expect(ask).toHaveBeenCalledOnce());
      for (const calls of [1, 2, 3]) {
        // After six more tiles, the end of the page is still in range.
        toTheEnd();
        await frames(6);
        await pass(999);
        await expect(ask).toHaveBeenCalledTimes(calls);
        await pass(1);
        await expect(ask).toHaveBeenCalledTimes(calls + 1);
      }
      window.scrollTo(0, 0);
    }),
};

export const LoadsMore300PixelsAhead: Story = {
  name: '[LIST-05] more is requested within 300 px of the end, and not before',
  args: { items: numbers(48), label: 'Games', onEndReached: fn() },
  play: async ({ args, canvas }) => {
    const end = canvas.getByRole('list').parentElement!.lastElementChild!;
    const left = () => end.getBoundingClientRect().top - window.innerHeight;
    // Rows are measured when they come near, which moves the end: repeat until it is right.
    const leave = async (pixels: number) => {
      while (Math.abs(left() - pixels) >= 1) {
        window.scrollBy(0, left() - pixels);
        await frames(4);
      }
      await expect(left()).toBeCloseTo(pixels, -0.5);
    };
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(6));
    await leave(310);
    await frames(10);
    await expect(args.onEndReached).not.toHaveBeenCalled();
    await leave(290);
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledOnce());
    window.scrollTo(0, 0);
  },
};

/** With a slow gateway, scrolling away from the end and back does not request the same page twice. */
export const LoadsEachPageOnce: Story = {
  tags: ['!autodocs'],
  args: { items: numbers(24), label: 'Games', onEndReached: fn() },
  play: async ({ args, canvas, mount }) =>
    withFakeClock(async ({ pass }) => {
      await mount();
      await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(6));
      for (let turn = 0; turn < 3; turn += 1) {
        toTheEnd();
        await frames(6);
        await waitFor(() => expect(args.onEndReached).toHaveBeenCalledOnce());
        await pass(5000);
        window.scrollTo(0, 0);
        await frames(6);
      }
      await expect(args.onEndReached).toHaveBeenCalledOnce();
    }),
};

const load = fn();

function FailingOnce({
  words,
}: {
  words: { loadingText: string; failedText: string; retryLabel: string; endText: string };
}) {
  const [count, setCount] = useState(24);
  const [more, setMore] = useState<More>('ready');
  const handleLoad = () => {
    load();
    setMore('loading');
    setTimeout(() => {
      if (load.mock.calls.length === 1) return setMore('failed');
      setCount(36);
      setMore('none');
    }, 200);
  };
  return (
    <VirtualTileGrid
      items={numbers(count)}
      renderItem={tileOf}
      label="Games"
      more={more}
      onEndReached={handleLoad}
      footer={
        more === 'loading' && load.mock.calls.length === 1 ? (
          <TileGrid>
            {[0, 1, 2].map((key) => (
              <TileSkeleton key={key} />
            ))}
          </TileGrid>
        ) : (
          <ListEnd {...words} more={more} onRetry={handleLoad} />
        )
      }
    />
  );
}

/** After a failure the list requests nothing. Only the button requests the page again. */
export const AFailedPageIsRepeatedByHand: Story = {
  tags: ['!autodocs', 'whole'],
  render: (_, { globals }) => {
    const t = textsOf(globals);
    return (
      <FailingOnce words={{ loadingText: t.loading, failedText: t.failed, retryLabel: t.retry, endText: t.all }} />
    );
  },
  play: async ({ canvas, globals, mount, userEvent }) => {
    load.mockClear();
    await withFakeClock(async ({ pass }) => {
      await mount();
      await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(6));
      toTheEnd();
      await waitFor(() => expect(load).toHaveBeenCalledOnce());
      await pass(200);
      const retry = await canvas.findByRole('button', { name: textsOf(globals).retry });
      window.scrollTo(0, 0);
      await frames(6);
      toTheEnd();
      await frames(6);
      await pass(5000);
      await expect(load).toHaveBeenCalledOnce();
      await userEvent.click(retry);
      await pass(200);
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(textsOf(globals).all));
      await expect(load).toHaveBeenCalledTimes(2);
    });
    toTheEnd();
    await waitFor(() => expect(canvas.getByText('Penalty Night 35')).toBeVisible());
    window.scrollTo(0, 0);
  },
};
