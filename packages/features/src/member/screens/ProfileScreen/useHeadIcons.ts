import { useGetHeadIconsQuery } from '@livery/api/member/getHeadIcons';
import { memberPicture } from '@livery/api/member/getMemberInfo';
import { useMerchant } from '@livery/merchant/react';
import type { ShownHeadIcons } from './HeadIconChoice.tsx';

/** Returns the pictures that the player can choose, with their addresses. */
export function useHeadIcons(): ShownHeadIcons {
  const merchant = useMerchant();
  const { data, isError, isFetching, refetch } = useGetHeadIconsQuery();
  return {
    list: data?.icons.map(({ id, picture }) => ({ id, src: memberPicture({ headIcon: picture }, merchant) })),
    current: data?.current ?? '',
    isFailed: data === undefined && isError && !isFetching,
    onRetry: () => void refetch(),
  };
}
