/** Request headers that a gateway at another origin must allow. Browsers always allow `Accept`. */
export const requestHeaders = [
  'Authorization',
  'Content-Type',
  'Device',
  'Encryption',
  'Idempotency-Key',
  'Language',
  'Merchant',
  'ModuleId',
] as const;

/** Reply headers that the client reads. A page of another origin can read them only if the gateway exposes them. */
export const exposedHeaders = ['Date', 'Retry-After'] as const;
