import type { GatewayError } from '@livery/api/client';
import { type InvitedFriend, type Referral, useGetReferralInfiniteQuery } from '@livery/api/promotions/getReferral';
import { historyQuery, useHistoryPages } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { shareSheet } from '../../model/shareSheet.ts';
import type { InviteFriendsViewProps } from './InviteFriendsView.tsx';

interface InviteFriendsScreenState {
  /** Undefined while the data is loading. */
  view: InviteFriendsViewProps | undefined;
  /** The error, if there is no data to show. */
  failure: GatewayError | undefined;
  onRetry: () => void;
}

const rowsOf = ({ content }: Referral) => content;
// Two people can have the same masked name.
const idOf = ({ name, joinedAt }: InvitedFriend) => `${name} ${joinedAt}`;

/** Returns the complete link. The gateway may send only a path, which is relative to this host. */
const wholeLink = (link: string) =>
  URL.canParse(link, window.location.origin) ? new URL(link, window.location.origin).href : link;

/** State and handlers of the referral screen: link and code, and the friends by page. */
export function useInviteFriendsScreen(): InviteFriendsScreenState {
  const { t } = useTexts('invite');
  const { name } = useMerchant();
  const { showToast } = useToasts();
  const query = useGetReferralInfiniteQuery(undefined, historyQuery);
  const friends = useHistoryPages(query, { listId: 'friends', rowsOf, idOf });
  const referral = query.currentData?.pages[0];
  const open = shareSheet();

  const share = async (url: string) => {
    const isOpened = await open?.({ text: t('shareText', { name }), url });
    if (isOpened === false) showToast(t('shareFailed'), { kind: 'failure', duration: toastDuration.short });
  };

  return {
    view: referral && {
      reward: referral.reward,
      earned: referral.earned,
      friendCount: referral.friends,
      code: referral.code,
      link: wholeLink(referral.link),
      onShare: open && (() => void share(wholeLink(referral.link))),
      friends,
    },
    failure: friends.failure,
    onRetry: friends.onRetry,
  };
}
