import type { Field } from '../field/field.ts';
import type { GatewayProcess } from '../../gateways/gatewayProcess.ts';

/**
 * Factor for the standard limits in the short forms. The time is longer by the same factor, so no quota is restored
 * during the run.
 */
export const shortScale = 0.2;

const ofField = new WeakMap<Field, Promise<GatewayProcess>>();

/** The field's gateway. For short forms, a gateway with small limits, which all short forms share. */
export function limitedGateway(field: Field, isShort: boolean): Promise<GatewayProcess> {
  if (!isShort) return Promise.resolve(field.gateway);
  const gateway = ofField.get(field) ?? field.startGateway({ env: { GATEWAY_LIMIT_SCALE: String(shortScale) } });
  ofField.set(field, gateway);
  return gateway;
}
