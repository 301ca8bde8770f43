import { randomBelow } from '../../model/quickPick.ts';
import { BettingView } from './BettingView.tsx';
import { type BettingOptions, useBetting } from './useBetting.ts';

export interface BettingScreenProps extends Omit<BettingOptions, 'random'> {
  /** The random source of quick picks. Default: the browser's random numbers. */
  random?: BettingOptions['random'];
}

/** The betting screen of one lottery: its plays, picks and stakes. */
export function BettingScreen(props: BettingScreenProps) {
  // Another lottery has another board, slip and draw. So the component is mounted again.
  return <Betting key={props.lottery.code} {...props} />;
}

function Betting({ random = randomBelow, ...options }: BettingScreenProps) {
  return <BettingView {...useBetting({ ...options, random })} />;
}
