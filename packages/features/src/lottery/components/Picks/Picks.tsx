import type { BettableLottery } from '@livery/api/lottery/lottery';
import { Fragment } from 'react';
import { usePickName } from '../../hooks/usePickName.ts';
import { isOneNumber } from '../../model/isOneNumber.ts';

export interface PicksProps {
  picks: readonly string[];
  /** Of the lottery they were picked in; undefined where it is gone. */
  kind: BettableLottery['kind'] | undefined;
  /** Draws each pick. */
  pickClassName?: string | undefined;
}

/** What a bet is placed on, pick by pick. Digits that make one number run from left to right in every language. */
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
