import { type CallValue, defineCall } from '../call.ts';
import { depositFailures, scannedBody, scannedValue } from './depositValue.ts';
import { deposit } from './sampleParts.ts';

export const depositWechat = defineCall({
  name: 'depositWechat',
  method: 'POST',
  path: '/wps/deposit/wechat',
  access: 'member',
  isIdempotent: true,
  body: scannedBody,
  value: scannedValue,
  failures: depositFailures,
});

export const summary = 'Creates a deposit that is paid by scanning a code of WeChat.';

export const sample: CallValue<typeof depositWechat> = {
  ...deposit,
  method: 'wechat',
  qrText: 'wechat://sandbox/pay/ticket-1',
};
