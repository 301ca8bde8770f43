import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: '', clearLabel: '', onSearch: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A search that starts on Enter, or on the search key of a phone’s keyboard, and not on every letter, because a weak network can’t send ten requests. The cross clears it and shows all items again. For a screen reader it is a search landmark with its label. Not for a list on the page that is filtered during typing (PhoneField’s countries).',
      },
    },
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

const render: NonNullable<Story['render']> = (args, { globals }) => {
  const t = textsOf(globals);
  return <SearchField {...args} label={t.search} placeholder={t.search} clearLabel={t.clear} />;
};

export const Empty: Story = { render };

export const Filled: Story = { args: { value: 'koi' }, render };

export const SearchesOnEnter: Story = {
  name: '[LIST-03] search submits on Enter',
  render,
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
    // The clear button disappears after the click. The caret is in the field, so that the player can type again.
    await expect(input).toHaveFocus();
  },
};
