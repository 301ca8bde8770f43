import { gatewayTime } from '@livery/api/client';
import { type SaferPlay, useGetSaferPlayQuery } from '@livery/api/saferPlay/getSaferPlay';
import { selectRole } from '@livery/api/session';
import { useSelector } from 'react-redux';
import { useNow, usePageShown } from '../refresh/index.ts';

/**
 * The member's current break from play. Undefined if there is none or if it is unknown. It becomes undefined when the
 * break ends.
 */
export function usePlayBreak(): SaferPlay['break'] {
  const isMember = useSelector(selectRole) === 'member';
  const { data } = useGetSaferPlayQuery(undefined, { skip: !isMember });
  useNow(usePageShown());
  const taken = isMember ? data?.break : undefined;
  return taken !== undefined && Date.parse(taken.until) > gatewayTime() ? taken : undefined;
}
