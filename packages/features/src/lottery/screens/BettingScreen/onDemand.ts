// Parts of the betting screen that appear only after a tap. They are one chunk, which loads after the board is shown.
export { OtherStake } from './OtherStake.tsx';
export { SlipSheet } from './SlipSheet.tsx';
