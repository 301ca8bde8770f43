import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { GameBadge } from './GameBadge.tsx';

const meta = {
  title: 'Components/GameBadge',
  component: GameBadge,
  args: { kind: 'new', children: '' },
  parameters: {
    docs: {
      description: {
        component:
          'One word about a game: maintenance, live, jackpot, new, hot. Small on a tile’s picture, regular among the facts of a game’s card. No keyboard stop; a screen reader reads it together with its tile or card. Omit it if most games of a list would have it, because it would not distinguish them.',
      },
    },
  },
} satisfies Meta<typeof GameBadge>;
export default meta;

export const EveryKind: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const t = textsOf(globals);
    const badges = [
      ['maintenance', t.inMaintenance],
      ['live', t.live],
      ['jackpot', t.jackpot],
      ['new', t.new],
      ['hot', t.hot],
    ] as const;
    return (
      <>
        {(['regular', 'small'] as const).map((size) => (
          <p key={size}>
            {badges.map(([kind, word]) => (
              <GameBadge key={kind} kind={kind} size={size}>
                {word}
              </GameBadge>
            ))}
          </p>
        ))}
      </>
    );
  },
};
