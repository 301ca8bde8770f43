import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { SegmentedControl } from '@livery/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { DownloadView, type DownloadViewProps } from './DownloadView.tsx';

const icons = import.meta.glob<string>('../../../../../../merchants/*/assets/icon.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
const iconOf = (code: string) => Object.entries(icons).find(([path]) => path.includes(`/${code}/`))?.[1] ?? '';

function SampleSettings() {
  const { t } = useTexts('common');
  return (
    <SegmentedControl
      label={t('theme')}
      chosen="dark"
      onChoose={fn()}
      options={[
        { id: 'dark', label: t('themeDark') },
        { id: 'light', label: t('themeLight') },
      ]}
    />
  );
}

/** The screen of the merchant that the toolbar selects. */
function DownloadOfMerchant(props: Omit<DownloadViewProps, 'name' | 'icon' | 'logo' | 'settings'>) {
  const { code, name, assets } = useMerchant();
  return <DownloadView {...props} name={name} icon={iconOf(code)} logo={assets.logo} settings={<SampleSettings />} />;
}

const android = { platform: 'android', isInstalled: false, isSafari: false } as const;
const iphone = { platform: 'ios', isInstalled: false, isSafari: true } as const;

const meta = {
  title: 'Screens/App download',
  component: DownloadOfMerchant,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    phone: android,
    links: [
      { kind: 'ios', url: 'https://get.example/ios' },
      { kind: 'android', url: 'https://get.example/android' },
      { kind: 'profile', url: 'https://get.example/app.mobileconfig' },
      { kind: 'affiliate', url: 'https://get.example/affiliates' },
    ],
    error: undefined,
    onRetry: fn(),
    onInstall: undefined,
  },
} satisfies Meta<typeof DownloadOfMerchant>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Android: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    // The steps of the guide for this phone, which is open. The other guides are collapsed, so their lists are hidden
    // from the query.
    const [guide] = canvas.getAllByRole('list');
    await expect(within(guide!).getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Iphone: Story = { args: { phone: iphone } };
export const Desktop: Story = {
  args: { phone: { platform: 'other', isInstalled: false, isSafari: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /./ }).length).toBeGreaterThan(1);
  },
};
export const TheBrowserInstalls: Story = { args: { links: [], onInstall: fn() } };
export const NoApp: Story = { args: { links: [] } };
export const Installed: Story = { args: { phone: { ...android, isInstalled: true } } };
export const FirstSecond: Story = { args: { links: undefined } };
export const Failure: Story = { args: { links: undefined, error: { code: 'NETWORK', message: 'no network' } } };
