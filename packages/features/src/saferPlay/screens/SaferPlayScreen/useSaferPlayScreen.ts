import type { GatewayError } from '@livery/api/client';
import { paths } from '@livery/foundation/addresses';
import { failureOf } from '@livery/foundation/failure';
import { useMerchant } from '@livery/merchant/react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLimitsAt } from '../../hooks/useLimitsAt.ts';
import { useFreshSaferPlay } from '../../hooks/useFreshSaferPlay.ts';
import { limitIdOf } from '../../model/limits.ts';
import type { BreakDialogProps } from './BreakDialog.tsx';
import type { LimitSheetProps } from './LimitSheet.tsx';
import type { SaferPlayViewProps } from './SaferPlayView.tsx';
import { useTakeBreak } from './useTakeBreak.ts';

interface SaferPlayScreenState {
  /** Props of the view. Undefined until the data has loaded. */
  view: SaferPlayViewProps | undefined;
  /** The error, if there is nothing to show. */
  failure: GatewayError | undefined;
  onRetry: () => void;
  sheet: LimitSheetProps;
  dialog: BreakDialogProps;
}

/** State and handlers of the screen. The view uses no endpoints and no store. */
export function useSaferPlayScreen(): SaferPlayScreenState {
  const { licence } = useMerchant();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const openedHere = (useLocation().state as { isOpenedHere?: boolean } | null)?.isOpenedHere === true;
  const query = useFreshSaferPlay();
  const { data, isError, isFetching } = query;
  const { chosen, dialog, onTake, taken } = useTakeBreak(data);
  const isNewer = taken !== undefined && (data?.break === undefined || data.break.until < taken.until);
  const shown = useLimitsAt(data && isNewer ? { ...data, break: taken } : data);

  return {
    view: shown && {
      saferPlay: shown,
      isStale: isError && !isFetching,
      isBreakNew: taken !== undefined && shown.break?.until === taken.until,
      contacts: licence.helpContacts ?? [],
      onOpenLimit: (limit) =>
        void navigate({ search: `?limit=${limitIdOf(limit)}` }, { state: { isOpenedHere: true } }),
      chosen,
      onChoose: (id) => void navigate({ search: `?break=${id}` }, { replace: true }),
      onTake,
    },
    failure: data === undefined && !isFetching ? failureOf(query.error) : undefined,
    onRetry: () => void query.refetch(),
    sheet: {
      limit: shown?.limits.find((limit) => limitIdOf(limit) === search.get('limit')),
      loosenAfterHours: data?.licence.loosenAfterHours ?? 0,
      onClose: () => void (openedHere ? navigate(-1) : navigate(paths.saferPlay, { replace: true })),
    },
    dialog,
  };
}
