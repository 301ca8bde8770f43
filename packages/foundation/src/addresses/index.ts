export { affiliateCodeIn } from './affiliateCode.ts';
export { isAppPath } from './appPath.ts';
export { depositAddress, depositWithPromo } from './depositAddress.ts';
export { gameListAddress, gameListQueryNames } from './gameListAddress.ts';
export type { GameListQuery } from './gameListAddress.ts';
export { homePath, homePaths, isHomePath } from './homePaths.ts';
export {
  frameOpenedAs,
  isLotteryFramePath,
  lotteryFrameFiles,
  lotteryFrameFolder,
  readLotteryFrame,
} from './lotteryFrame.ts';
export type { LotteryFrame, LotteryOpening } from './lotteryFrame.ts';
export { paths } from './paths.ts';
export { promotionAddress } from './promotionAddress.ts';
export { registerPath } from './registerPath.ts';
export { timeOutAddress } from './saferPlayAddress.ts';
export type { PathName } from './paths.ts';
export { isWebClipStart } from './webClip.ts';
