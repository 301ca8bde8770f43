import type { GameCategory } from '@livery/api/games/gameLists';
import type { GameRecord, GameRecords } from '@livery/api/records/getGameRecords';
import { paths } from '@livery/foundation/addresses';
import { HistoryFilter, HistoryList, type HistoryPages, useOpenRow } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink } from '@livery/ui';
import type { BetFilter } from '../../model/betFilter.ts';
import { BetDetail } from './BetDetail.tsx';
import { BetFields } from './BetFields.tsx';
import { BetRow } from './BetRow.tsx';
import { BetTotals } from './BetTotals.tsx';
import { useFilterLabels } from './useFilterLabels.ts';

export interface BettingRecordViewProps {
  filter: BetFilter;
  onFilter: (filter: BetFilter) => void;
  /** Kinds of game with their vendors, for the filter. Empty while they load. */
  categories: readonly GameCategory[];
  /** Id of the list. Different for each filter. */
  listId: string;
  bets: HistoryPages<GameRecord>;
  /** The totals of all bets of the filter; undefined while they load. */
  sums: GameRecords['sums'] | undefined;
}

/** The totals and the bets. A press on a bet opens its details. */
export function BettingRecordView({ filter, onFilter, categories, listId, bets, sums }: BettingRecordViewProps) {
  const { t } = useTexts('bets');
  const { t: shell } = useTexts('shell');
  const opened = useOpenRow<GameRecord>();
  const isNothing = bets.failure !== undefined || sums?.rounds === 0;
  return (
    <>
      <HistoryFilter filter={filter} chosen={useFilterLabels(filter, categories)} onChange={onFilter}>
        {(draft, change) => <BetFields draft={draft} onChange={change} categories={categories} />}
      </HistoryFilter>
      {!isNothing && <BetTotals sums={sums} />}
      <HistoryList
        label={t('title')}
        listId={listId}
        pages={bets}
        atOf={({ at }) => at}
        renderRow={(bet) => <BetRow bet={bet} onOpen={() => opened.onOpen(bet)} />}
        emptyTitle={t('empty')}
        emptyAction={<ButtonLink href={paths.games}>{shell('games')}</ButtonLink>}
      />
      {opened.row && <BetDetail bet={opened.row} isOpen={opened.isOpen} onClose={opened.onClose} />}
    </>
  );
}
