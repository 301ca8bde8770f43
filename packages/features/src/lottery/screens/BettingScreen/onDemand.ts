// What only a tap shows of the betting screen: one file, which loads while the board is looked at.
export { OtherStake } from './OtherStake.tsx';
export { SlipSheet } from './SlipSheet.tsx';
