import { paths } from '@livery/foundation/addresses';

/** Where one deposit is shown. */
export const depositAddress = (depositId: string): string =>
  `${paths.deposit}?deposit=${encodeURIComponent(depositId)}`;
