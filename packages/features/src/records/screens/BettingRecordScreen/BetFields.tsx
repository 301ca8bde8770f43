import { type GameType, gameTypes } from '@livery/api/contract';
import type { GameCategory } from '@livery/api/games/gameLists';
import { FilterSelect } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { type BetFilter, outcomes } from '../../model/betFilter.ts';
import { withChosen } from '../../model/coded.ts';
import { vendorsOf } from '../../model/vendorsOf.ts';

interface BetFieldsProps {
  draft: BetFilter;
  /** Called with the changed fields. */
  onChange: (part: Partial<BetFilter>) => void;
  categories: readonly GameCategory[];
}

/** The filters of bets in addition to the days: kind of game, provider, and outcome. */
export function BetFields({ draft, onChange, categories }: BetFieldsProps) {
  const { t } = useTexts('bets');
  const { t: games } = useTexts('games');
  const chooseKind = (gameType: GameType | undefined) => {
    const hasVendor = vendorsOf(categories, gameType).some(({ code }) => code === draft.vendor);
    onChange({ gameType, ...(!hasVendor && { vendor: undefined }) });
  };
  return (
    <>
      <FilterSelect
        label={t('kind')}
        allLabel={t('allKinds')}
        options={gameTypes.map((type) => ({ value: type, label: games(`category${type}`) }))}
        value={draft.gameType}
        onChoose={chooseKind}
      />
      <FilterSelect
        label={t('provider')}
        allLabel={t('allProviders')}
        options={withChosen(vendorsOf(categories, draft.gameType), draft.vendor)}
        value={draft.vendor}
        onChoose={(vendor) => onChange({ vendor })}
      />
      <FilterSelect
        label={t('outcome')}
        allLabel={t('allOutcomes')}
        options={outcomes.map((outcome) => ({ value: outcome, label: t(outcome) }))}
        value={draft.status}
        onChoose={(status) => onChange({ status })}
      />
    </>
  );
}
