import * as v from 'valibot';

/** The product that shows the content, as the platform's gateway number: 1 is WEB, 3 is MOBILE. */
export const gatewayNumber = v.picklist(['1', '3']);
export type GatewayNumber = v.InferOutput<typeof gatewayNumber>;
