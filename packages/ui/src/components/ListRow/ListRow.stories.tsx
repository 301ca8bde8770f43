import type { Meta, StoryObj } from '@storybook/react-vite';
import { Headset, Mail, Megaphone } from 'lucide-react';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Badge } from '../Badge/Badge.tsx';
import { List, ListRow } from './ListRow.tsx';

const meta = { title: 'Components/ListRow', component: ListRow, args: { title: '' } } satisfies Meta<typeof ListRow>;
export default meta;

export const Rows: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const t = textsOf(globals);
    return (
      <List label={t.messages}>
        <ListRow icon={<Megaphone aria-hidden />} title={t.announcements} href="#notice" end={<Badge count={120} label={`120 ${t.unread}`} />} />
        <ListRow icon={<Mail aria-hidden />} title={t.messages} hint={t.messagesHint} href="#inbox" />
        <ListRow icon={<Headset aria-hidden />} title={t.longAction} onClick={() => {}} />
      </List>
    );
  },
};
