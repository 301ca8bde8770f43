import type { Field } from '../field/field.ts';
import type { GatewayProcess } from '../../gateways/gatewayProcess.ts';

/** Part of the standard limits that the short forms play against, in so much more time: nothing is given back while they run. */
export const shortScale = 0.2;

const ofField = new WeakMap<Field, Promise<GatewayProcess>>();

/** The field's gateway; for short forms one with small limits, the same for all of them. */
export function limitedGateway(field: Field, isShort: boolean): Promise<GatewayProcess> {
  if (!isShort) return Promise.resolve(field.gateway);
  const gateway = ofField.get(field) ?? field.startGateway({ env: { GATEWAY_LIMIT_SCALE: String(shortScale) } });
  ofField.set(field, gateway);
  return gateway;
}
