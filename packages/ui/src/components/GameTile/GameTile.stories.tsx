import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleGames } from '../../../stories/samplePictures.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { MoreTile } from '../MoreTile/MoreTile.tsx';
import { TileGrid } from '../TileGrid/TileGrid.tsx';
import { GameTile } from './GameTile.tsx';

const meta = { title: 'Components/GameTile', component: GameTile, args: { name: '', sources: [], onLaunch: fn() } } satisfies Meta<typeof GameTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    const badges = [{ kind: 'hot', label: t.hot }, { kind: 'new', label: t.new }, undefined, { kind: 'live', label: t.live }] as const;
    return (
      <TileGrid label={t.hotGames}>
        {sampleGames.map(({ id, name, provider, picture }, index) => (
          <GameTile {...args} key={id} name={name} provider={provider} sources={index === 5 ? [] : [picture]} badge={badges[index]} isBusy={index === 4}
            favourite={{ isOn: index % 2 === 0, label: `${t.keep} ${name}`, onToggle: () => {} }} />
        ))}
        <MoreTile label={t.more} href="#more" />
      </TileGrid>
    );
  },
};

const toggle = fn();

export const HeartAndLaunchAreApart: Story = {
  render: (args, { globals }) => (
    <TileGrid>
      <GameTile {...args} name="Golden Koi" provider="Blue Reef" sources={[sampleGames[0]?.picture ?? '']}
        favourite={{ isOn: false, label: `${textsOf(globals).keep} Golden Koi`, onToggle: toggle }} />
    </TileGrid>
  ),
  play: async ({ args, canvas, globals, userEvent }) => {
    const heart = canvas.getByRole('button', { name: `${textsOf(globals).keep} Golden Koi`, pressed: false });
    await userEvent.click(heart);
    await expect(toggle).toHaveBeenCalledOnce();
    await expect(args.onLaunch).not.toHaveBeenCalled();
    const { width, height } = heart.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByRole('button', { name: /^Golden Koi/ }));
    await expect(args.onLaunch).toHaveBeenCalledOnce();
  },
};
