import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryIcon } from './CategoryIcon.tsx';

const meta = { title: 'Components/CategoryIcon', component: CategoryIcon, args: { category: 'HOT' } } satisfies Meta<typeof CategoryIcon>;
export default meta;

const categories = ['HOT', 'FAV', 'RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'PROMO', 'SOMETHING_NEW'];

export const All: StoryObj<typeof meta> = {
  render: () => <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-16)' }}>{categories.map((category) => <CategoryIcon key={category} category={category} />)}</div>,
};
