import type { Meta, StoryObj } from '@storybook/react-vite';
import { headerLogoOf } from '../../../.storybook/skins.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { BackButton } from '../BackButton/BackButton.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { FlagButton } from '../Flag/Flag.tsx';
import { Link } from '../../link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { MemberChip } from '../MemberChip/MemberChip.tsx';
import { AppBar } from './AppBar.tsx';

const meta = { title: 'Components/AppBar', component: AppBar, parameters: { isBare: true } } satisfies Meta<typeof AppBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  render: (_, { globals }) => {
    const t = textsOf(globals);
    return (
      <AppBar
        start={<Logo {...headerLogoOf(String(globals['merchant']))} name={String(globals['merchant'])} />}
        end={<><ButtonLink size="small" href="#login">{t.login}</ButtonLink><ButtonLink size="small" variant="primary" href="#register">{t.register}</ButtonLink></>}
      />
    );
  },
};

export const Member: Story = {
  render: (_, { globals }) => {
    const t = textsOf(globals);
    return (
      <AppBar
        start={<Logo {...headerLogoOf(String(globals['merchant']))} name={String(globals['merchant'])} />}
        end={<><Link href="#member"><MemberChip balanceLabel={t.balance} balance={t.amount} name="Abdur Rahman Chowdhury" vip="VIP 2" /></Link><FlagButton flag="BN" label={t.language} onClick={() => {}} /></>}
      />
    );
  },
};

export const InnerScreen: Story = {
  render: (_, { globals }) => <AppBar start={<BackButton label={textsOf(globals).back} onClick={() => {}} />} title={textsOf(globals).announcements} />,
};
