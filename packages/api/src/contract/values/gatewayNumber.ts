import * as v from 'valibot';

/** The product that content is for, by the platform's gateway number: 1 WEB, 3 MOBILE. */
export const gatewayNumber = v.picklist(['1', '3']);
export type GatewayNumber = v.InferOutput<typeof gatewayNumber>;
