import type { GatewayError } from '@livery/api/client';
import { captchaValue } from '@livery/api/contract';
import * as v from 'valibot';

/** A captcha on the screen: its picture (base64 PNG) and its id, which is sent with the answer. */
export type Captcha = v.InferOutput<typeof captchaValue>;

/**
 * Removes null fields. Many gateways send null for a missing field. The client removes them from values, but not from
 * values of failures.
 */
const withoutNulls = (sent: unknown): unknown =>
  typeof sent === 'object' && sent !== null
    ? Object.fromEntries(Object.entries(sent).filter(([, field]) => field !== null))
    : sent;

const failedLogin = v.object({ captcha: v.pipe(v.unknown(), v.transform(withoutNulls), captchaValue) });

/** Returns the captcha in `value.captcha` of a failed call; undefined if there is none. */
export function captchaOf(error: GatewayError): Captcha | undefined {
  const carried = v.safeParse(failedLogin, error.value);
  return carried.success ? carried.output.captcha : undefined;
}
