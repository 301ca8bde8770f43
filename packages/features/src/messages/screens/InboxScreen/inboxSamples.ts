import type { InboxMessage } from '@livery/api/messages/getInbox';
import type { InboxViewProps } from './InboxView.tsx';

const nothing = () => undefined;

/** Props of an empty inbox for stories and tests. The handlers do nothing. */
export const emptyInbox: InboxViewProps = {
  inbox: {
    rows: [],
    isLoading: false,
    failure: undefined,
    hasMore: false,
    isLoadingMore: false,
    isMoreFailed: false,
    onMore: nothing,
    onRetry: nothing,
    onRefresh: () => Promise.resolve(undefined),
  },
  isEmpty: true,
  opened: { id: undefined, message: undefined, isAwaited: false, isOutsideSearch: false },
  search: '',
  onSearch: nothing,
  unread: 0,
  isReadingAll: false,
  onReadAll: nothing,
  chosen: {
    isChoosing: false,
    ids: new Set(),
    onBegin: nothing,
    onEnd: nothing,
    onChoose: nothing,
    onChooseAll: nothing,
  },
  onReadChosen: nothing,
  asked: [],
  onAsk: nothing,
  onKeep: nothing,
  onRemove: nothing,
};

const kinds = [
  'BONUS',
  'DEPOSIT',
  'SECURITY',
  'MAINTENANCE',
  'WITHDRAWAL',
  'WELCOME',
  'GAME',
  'AGENT',
  'OTHER',
] as const;
const titles = [
  'A bonus of ৳500.00 was credited',
  'ওয়ালেটে ৳1,200.00 যোগ হয়েছে',
  'Three habits that keep your account safe, and one more that hardly anybody thinks of',
  'منگل کی رات دیکھ بھال',
];

/** Creates the given number of messages. The newest three are unread. */
export const sampleMessages = (count: number): InboxMessage[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(count - index),
    kind: kinds[index % kinds.length]!,
    title: titles[index % titles.length]!,
    content:
      '<p>Your bonus of <b>৳500.00</b> is in your main wallet. It has to be staked 5 times before it can be withdrawn.</p>',
    sentAt: new Date(Date.parse('2026-03-01T09:30:00Z') - index * 7 * 3_600_000).toISOString(),
    read: index > 2,
  }));
