import { type CallValue, defineCall } from '../call.ts';
import { depositFailures, scannedBody, scannedValue } from './depositValue.ts';
import { deposit } from './sampleParts.ts';

export const depositQq = defineCall({
  name: 'depositQq',
  method: 'POST',
  path: '/wps/deposit/qq',
  access: 'member',
  isIdempotent: true,
  body: scannedBody,
  value: scannedValue,
  failures: depositFailures,
});

export const summary = 'Creates a deposit that is paid by scanning a code of QQ.';

export const sample: CallValue<typeof depositQq> = { ...deposit, method: 'qq', qrText: 'qq://sandbox/pay/ticket-1' };
