import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { withFakeClock } from '../../../stories/fakeClock.ts';
import { fontsSettled } from '../../../stories/fontsSettled.ts';
import { inLayout } from '../../../stories/inLayout.tsx';
import { sampleGames } from '../../../stories/samplePictures.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { MoreTile } from '../MoreTile/MoreTile.tsx';
import { pressTiming } from '../../press/pressTiming.ts';
import { TileGrid } from '../TileGrid/TileGrid.tsx';
import { GameTile, type GameTileProps } from './GameTile.tsx';

const meta = {
  title: 'Components/GameTile',
  component: GameTile,
  args: { name: '', sources: [], onLaunch: fn() },
  decorators: [inLayout()],
  parameters: {
    docs: {
      description: {
        component:
          'A game in a grid of three per row: a picture to the edges, the name in one or two lines, the provider, a heart. All tiles have the height of two lines. Keyboard: two stops, the game and its heart. The context-menu key works like a long press. A screen reader reads name and provider, then the heart with its state; while the game opens, it reads busy. A badge marks only special games: maintenance, live, jackpot, new, hot. The smallest stake is next to the provider, whose name is shortened for it, and only in rows of three. Not for lotteries and promotions, which need more text.',
      },
    },
  },
} satisfies Meta<typeof GameTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    const badges = [
      { kind: 'hot', label: t.hot },
      { kind: 'new', label: t.new },
      undefined,
      { kind: 'live', label: t.live },
      { kind: 'jackpot', label: t.jackpot },
      { kind: 'maintenance', label: t.inMaintenance },
    ] as const;
    return (
      <TileGrid label={t.hotGames}>
        {sampleGames.map(({ id, name, provider, picture }, index) => (
          <GameTile
            {...args}
            key={id}
            name={name}
            provider={provider}
            stake={index % 2 === 0 ? `${t.amount}+` : undefined}
            sources={index === 5 ? [] : [picture]}
            badge={badges[index]}
            isBusy={index === 4}
            favourite={{ isOn: index % 2 === 0, label: `${t.keep} ${name}`, onToggle: () => {} }}
          />
        ))}
        <MoreTile label={t.more} href="#more" />
      </TileGrid>
    );
  },
};

const names = ['Koi', 'Emerald Temple of the Golden Koi', 'سنہری مچھلی', 'সোনার মাছ', 'Chrysanthemum', 'A B'];

/** A tile has the same height for a name of one line and a name of two lines. */
export const Names: Story = {
  render: (args) => (
    <>
      {[undefined, 1.5].map((width) => (
        <TileGrid key={width ?? 'usual'} columns={width ? 4 : 3}>
          {names.map((name) => (
            <GameTile {...args} key={name} name={name} provider="Blue Reef" sources={[]} width={width} />
          ))}
        </TileGrid>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await fontsSettled();
    for (const list of canvas.getAllByRole('list')) {
      const tiles = within(list).getAllByRole('button');
      await expect(new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().height))).size).toBe(1);
      const short = within(list).getByText('Koi').getBoundingClientRect().height;
      const long = within(list)
        .getByText(/Emerald/)
        .getBoundingClientRect().height;
      await expect(long / short).toBeCloseTo(2, 1);
    }
  },
};

const toggle = fn();

function Favourable(props: GameTileProps & { label: string }) {
  const [isOn, setIsOn] = useState(false);
  const onToggle = () => {
    toggle();
    setIsOn(!isOn);
  };
  return <GameTile {...props} favourite={{ isOn, label: props.label, onToggle }} />;
}

export const HeartDoesNotLaunch: Story = {
  render: (args, { globals }) => (
    <TileGrid>
      <Favourable
        {...args}
        name="Golden Koi"
        provider="Blue Reef"
        sources={[sampleGames[0]?.picture ?? '']}
        label={`${textsOf(globals).keep} Golden Koi`}
      />
    </TileGrid>
  ),
  play: async ({ args, canvas, globals, userEvent }) => {
    toggle.mockClear();
    const heart = canvas.getByRole('button', { name: `${textsOf(globals).keep} Golden Koi`, pressed: false });
    await userEvent.click(heart);
    await expect(toggle).toHaveBeenCalledOnce();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onLaunch).not.toHaveBeenCalled();
    const { width, height } = heart.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByRole('button', { name: /^Golden Koi/ }));
    await expect(args.onLaunch).toHaveBeenCalledOnce();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
};

export const MovementCancelsLongPress: Story = {
  name: '[ERR-05] a press of 370 ms shows the details, and a movement of more than 30 px cancels it',
  args: { onDetails: fn() },
  render: (args) => (
    <TileGrid>
      <GameTile {...args} name="Golden Koi" provider="Blue Reef" sources={[sampleGames[0]?.picture ?? '']} />
    </TileGrid>
  ),
  play: async ({ args, canvas }) => {
    const tile = canvas.getByRole('button', { name: /^Golden Koi/ });
    const finger = { isPrimary: true, button: 0, pointerType: 'touch', clientY: 100 };
    await withFakeClock(async ({ pass }) => {
      for (const [to, calls] of [
        [131, 0],
        [130, 1],
      ] as const) {
        await fireEvent.pointerDown(tile, { ...finger, clientX: 100 });
        await fireEvent.pointerMove(tile, { ...finger, clientX: to });
        await pass(pressTiming.longPress);
        await expect(args.onDetails).toHaveBeenCalledTimes(calls);
        await fireEvent.pointerUp(tile, { ...finger, clientX: to });
      }
    });
  },
};

export const MovesThroughList: Story = {
  name: '[LIST-06] a tile whose picture fails tries the next address, and shows the default at last',
  render: (args) => {
    const dead = ['data:image/png;base64,AAAA', 'data:image/png;base64,BBBB'];
    return (
      <TileGrid>
        <GameTile {...args} name="Golden Koi" sources={[...dead, sampleGames[0]?.picture ?? '']} />
        <GameTile {...args} name="Lucky Sevens" sources={dead} />
      </TileGrid>
    );
  },
  play: async ({ canvas }) => {
    const [walked, drawn] = canvas.getAllByRole('button');
    await waitFor(() => expect(walked!.querySelector('img')).toHaveAttribute('src', sampleGames[0]?.picture));
    await waitFor(() => expect(drawn!.querySelector('svg')).not.toBeNull());
    await expect(drawn!.querySelector('img')).toBeNull();
    await fontsSettled();
    await expect(walked!.getBoundingClientRect().height).toBeCloseTo(drawn!.getBoundingClientRect().height, 0);
  },
};

/** While the game opens, another press has no effect. The tile does not lose the focus and does not move. */
export const Opening: Story = {
  args: { name: 'Golden Koi', provider: 'Blue Reef', sources: [sampleGames[0]?.picture ?? ''], isBusy: true },
  render: (args) => (
    <TileGrid>
      <GameTile {...args} />
    </TileGrid>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const tile = canvas.getByRole('button', { name: /^Golden Koi/, busy: true });
    await userEvent.click(tile);
    await expect(args.onLaunch).not.toHaveBeenCalled();
    await expect(tile).toHaveFocus();
  },
};

/** A name in another script is clipped at the end of its own direction, and is aligned with the start of the page. */
export const LongNames: Story = {
  render: (args) => (
    <TileGrid columns={2}>
      {['Royal Spades of the Emerald Court and the Seven Lost Kings', 'পদ্মার ঢেউয়ে সোনালি ইলিশের মহা উৎসব'].map((name) => (
        <GameTile {...args} key={name} name={name} provider={name} sources={[sampleGames[2]?.picture ?? '']} />
      ))}
    </TileGrid>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/**
 * A badge is beside the heart if its words fit there, otherwise at the bottom. It is never under the heart and never
 * clipped.
 */
export const Badges: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <TileGrid>
        {[t.hot, `${t.live} 7`].map((label) => (
          <GameTile
            {...args}
            key={label}
            name={label}
            sources={[sampleGames[2]?.picture ?? '']}
            badge={{ kind: 'live', label }}
            favourite={{ isOn: false, label: t.keep, onToggle: () => {} }}
          />
        ))}
      </TileGrid>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals);
    await fontsSettled();
    const tiles = canvas.getAllByRole('listitem').map((tile) => ({
      badge: within(tile).getByText(new RegExp(`^(${t.hot}|${t.live} 7)$`), { selector: '[class*=badge]' }),
      disc: discOf(within(tile).getByRole('button', { name: t.keep })),
    }));
    await expect(tiles[0]!.badge.getBoundingClientRect().top).toBeCloseTo(tiles[0]!.disc.top, 0);
    for (const { badge, disc } of tiles) {
      const { top, left, right } = badge.getBoundingClientRect();
      await expect(top > disc.bottom || right < disc.left || left > disc.right).toBe(true);
      await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
    }
  },
};

const oneGame: Story['render'] = (args, { globals }) => {
  const t = textsOf(globals);
  const { name, provider, picture } = sampleGames[2]!;
  return (
    <TileGrid>
      <GameTile
        {...args}
        name={name}
        provider={provider}
        sources={[picture]}
        badge={{ kind: 'jackpot', label: `${t.jackpot} ${t.jackpot}` }}
        favourite={{ isOn: false, label: t.keep, onToggle: () => {} }}
      />
    </TileGrid>
  );
};

/** The name is over the lower edge of the picture. The badge does not cover it. */
export const NameOverPicture: Story = {
  decorators: [inLayout({ tiles: 'over' })],
  render: oneGame,
  play: async ({ canvas, canvasElement }) => {
    await fontsSettled();
    const { name } = sampleGames[2]!;
    const picture = canvasElement.querySelector('button > span')!.getBoundingClientRect();
    const text = canvas.getByText(name).getBoundingClientRect();
    await expect(text.top).toBeGreaterThan(picture.top);
    await expect(text.bottom).toBeLessThan(picture.bottom);
    await expect(canvas.getByRole('listitem').firstElementChild!.getBoundingClientRect().height).toBeCloseTo(
      picture.height,
      0,
    );
    await expect(canvasElement.querySelector('[class*=badge]')!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      text.top,
    );
  },
};

/** For pictures that contain the name: only screen readers get it as text. */
export const NameHidden: Story = {
  decorators: [inLayout({ tiles: 'hidden' })],
  render: oneGame,
  play: async ({ canvas, canvasElement }) => {
    const { name } = sampleGames[2]!;
    const tile = canvas.getByRole('button', { name: new RegExp(name) });
    const picture = canvasElement.querySelector('button > span')!.getBoundingClientRect();
    await expect(tile.getBoundingClientRect().height).toBeCloseTo(picture.height, 0);
    await expect(canvas.getByText(name).parentElement!.getBoundingClientRect().height).toBeLessThanOrEqual(1);
  },
};

/** Position of a heart's disc, which CSS draws in the corner of the button, within its padding. */
function discOf(heart: Element) {
  const { top, left, right } = heart.getBoundingClientRect();
  const { direction, paddingTop } = getComputedStyle(heart);
  const [size, gap] = [parseFloat(getComputedStyle(heart, '::before').inlineSize), parseFloat(paddingTop)];
  const start = direction === 'rtl' ? left + gap : right - gap - size;
  return { top: top + gap, bottom: top + gap + size, left: start, right: start + size };
}
