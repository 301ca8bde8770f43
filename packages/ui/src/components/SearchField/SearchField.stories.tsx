import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { SearchField } from './SearchField.tsx';

const meta = { title: 'Components/SearchField', component: SearchField, args: { label: '', clearLabel: '', onSearch: fn() } } satisfies Meta<typeof SearchField>;
export default meta;

export const SearchesOnEnter: StoryObj<typeof meta> = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return <SearchField {...args} label={t.search} placeholder={t.search} clearLabel={t.clear} />;
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    const input = canvas.getByRole('searchbox', { name: t.search });
    await userEvent.type(input, ' koi ');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('koi');
    await userEvent.click(canvas.getByRole('button', { name: t.clear }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(input).toHaveValue('');
  },
};
