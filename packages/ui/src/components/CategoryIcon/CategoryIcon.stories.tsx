import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryIcon } from './CategoryIcon.tsx';

const meta = {
  title: 'Components/CategoryIcon',
  component: CategoryIcon,
  args: { category: 'HOT' },
  parameters: {
    docs: {
      description: {
        component:
          "The drawing of a game category, by the gateway's code; dice are shown for a code that is newer than this release. Hidden from screen readers. Always show its name next to it, because many players do not understand icons.",
      },
    },
  },
} satisfies Meta<typeof CategoryIcon>;
export default meta;

const categories = [
  'HOT',
  'FAV',
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'ELOTT',
  'LOTT',
  'PROMO',
  'SOMETHING_NEW',
];

export const All: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-16)' }}>
      {categories.map((category) => (
        <CategoryIcon key={category} category={category} />
      ))}
    </div>
  ),
};
