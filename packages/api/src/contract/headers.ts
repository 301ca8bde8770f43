/** Headers of requests that a gateway at another origin has to allow. Browsers allow `Accept` by themselves. */
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

/** Headers of replies that the client reads, and that a page of another origin sees only if the gateway exposes them. */
export const exposedHeaders = ['Date', 'Retry-After'] as const;
