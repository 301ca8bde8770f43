export { promotionsApi, useGetUnclaimedPromosQuery } from './promotions.api.ts';
