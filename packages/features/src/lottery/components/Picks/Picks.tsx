import type { BettableLottery } from '@livery/api/lottery/lottery';
import { Fragment } from 'react';
import { usePickName } from '../../hooks/usePickName.ts';
import { isOneNumber } from '../../model/isOneNumber.ts';

export interface PicksProps {
  picks: readonly string[];
  /** The kind of the lottery; undefined if the lottery no longer exists. */
  kind: BettableLottery['kind'] | undefined;
  /** The class of each pick. */
  pickClassName?: string | undefined;
}

/** The picks of a bet. Digits that form one number run from left to right in every language. */
export function Picks({ picks, kind, pickClassName }: PicksProps) {
  const pickName = usePickName();
  return (
    <span dir={isOneNumber(picks, kind) ? 'ltr' : undefined}>
      {picks.map((pick, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <bdi className={pickClassName}>{pickName(pick)}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
