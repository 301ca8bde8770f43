import { type CallValue, defineCall } from '../call.ts';
import { depositFailures, scannedBody, scannedValue } from './depositValue.ts';
import { deposit } from './sampleParts.ts';

export const depositAlipay = defineCall({
  name: 'depositAlipay',
  method: 'POST',
  path: '/wps/deposit/alipay',
  access: 'member',
  isIdempotent: true,
  body: scannedBody,
  value: scannedValue,
  failures: depositFailures,
});

export const summary = 'Creates a deposit that is paid by scanning a code of Alipay.';

export const sample: CallValue<typeof depositAlipay> = {
  ...deposit,
  method: 'alipay',
  qrText: 'alipay://sandbox/pay/ticket-1',
};
