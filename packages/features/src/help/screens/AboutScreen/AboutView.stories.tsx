import { useMerchant } from '@livery/merchant/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { AboutView, type AboutViewProps } from './AboutView.tsx';

/** The page of the merchant that is selected in the toolbar. */
function AboutMerchant({ contacts }: { contacts: AboutViewProps['licence']['helpContacts'] }) {
  const { name, licence, assets } = useMerchant();
  return <AboutView name={name} licence={{ ...licence, helpContacts: contacts }} isPlayMoney logo={assets.logo} />;
}

const meta = {
  title: 'Screens/About',
  component: AboutMerchant,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: { contacts: undefined },
} satisfies Meta<typeof AboutMerchant>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Licence: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};
export const WithContacts: Story = {
  args: {
    contacts: [{ name: 'Helpline (fictional)', phone: '+44 20 7946 0123', url: 'https://help.example/talk' }],
  },
};
