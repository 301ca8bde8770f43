import type { GatewayNumber } from '@livery/api/contract';
import { eq, isNull, or } from 'drizzle-orm';
import type { announcements, banners } from '../db/schema/index.ts';

/** The gateway of requests without a gateway parameter. */
const mobile: GatewayNumber = '3';

/** SQL condition: the gateway, by default MOBILE, shows a row of the table. */
export const isShownBy = ({ gateway }: typeof announcements | typeof banners, asked: GatewayNumber = mobile) =>
  or(isNull(gateway), eq(gateway, asked));
