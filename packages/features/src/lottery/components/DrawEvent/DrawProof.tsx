import { failureOf, LoadFailed } from '@livery/foundation/failure';
import { useBackCloses } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { Button, EmptyState, RowSkeleton } from '@livery/ui';
import { Sheet } from '@livery/ui/dialog';
import { useDraws } from '../../hooks/useDraws.ts';
import type { DrawingLottery } from '../../model/drawnFromSeed.ts';
import { DrawProofView } from '../../screens/ResultsScreen/DrawProofView.tsx';

interface DrawProofProps {
  lottery: DrawingLottery;
  issue: string;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The proof of the draw that was just shown, in a sheet: its seed, its commitment, and their check on this phone. The
 * texts are in the areas `lotteries`, `history` and `common`.
 */
export function DrawProof({ lottery, issue, isOpen, onClose }: DrawProofProps) {
  const { t } = useTexts('lotteries');
  const { t: common } = useTexts('common');
  const { query } = useDraws(lottery.code);
  useBackCloses(isOpen, onClose);
  const draw = query.data?.pages.flatMap(({ content }) => content).find((one) => one.issue === issue);
  const failure = failureOf(query.error);
  const onRetry = () => void query.refetch();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('checkDraw')} closeLabel={common('close')}>
      {draw ? (
        <DrawProofView draw={draw} lottery={lottery} />
      ) : query.isFetching ? (
        <output aria-label={common('loading')}>
          <RowSkeleton />
          <RowSkeleton />
        </output>
      ) : failure ? (
        <LoadFailed error={failure} onRetry={onRetry} />
      ) : (
        <EmptyState
          drawing="draws"
          title={t('proofLater')}
          action={<Button onClick={onRetry}>{common('retry')}</Button>}
        />
      )}
    </Sheet>
  );
}
