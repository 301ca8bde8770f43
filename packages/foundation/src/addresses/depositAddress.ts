import { paths } from './paths.ts';

/** Where one deposit is shown, and paid while it waits. */
export const depositAddress = (depositId: string): string =>
  `${paths.deposit}?deposit=${encodeURIComponent(depositId)}`;
