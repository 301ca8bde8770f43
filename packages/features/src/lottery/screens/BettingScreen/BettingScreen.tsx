import { randomBelow } from '../../model/quickPick.ts';
import { BettingView } from './BettingView.tsx';
import { type BettingOptions, useBetting } from './useBetting.ts';

export interface BettingScreenProps extends Omit<BettingOptions, 'random'> {
  /** Where quick picks come from. Default: the browser's own random numbers. */
  random?: BettingOptions['random'];
}

/** Bets on one lottery: what to play, on what, for how much. */
export function BettingScreen(props: BettingScreenProps) {
  // Another lottery is another board, slip and draw.
  return <Betting key={props.lottery.code} {...props} />;
}

function Betting({ random = randomBelow, ...options }: BettingScreenProps) {
  return <BettingView {...useBetting({ ...options, random })} />;
}
