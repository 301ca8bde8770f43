import * as v from 'valibot';

/** The product that content is for, as the platform numbers its gateways: 1 WEB, 3 MOBILE. */
export const gatewayNumber = v.picklist(['1', '3']);
export type GatewayNumber = v.InferOutput<typeof gatewayNumber>;
