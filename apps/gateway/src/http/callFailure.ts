import { type FailureCode, failureStatus } from '@livery/api/contract';

interface Details {
  /** What the call changed until then stays, such as a counted wrong password. Only for calls that have their effect once. */
  keepsChanges?: boolean;
  /** Goes into the envelope's `value`, such as a captcha. */
  value?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** A call that ends in one of the contract's codes. Thrown by handlers; everything else thrown is INTERNAL. */
export class CallFailure extends Error {
  readonly code: FailureCode;
  readonly value: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly keepsChanges: boolean;

  /** @param message For developers, in English. */
  constructor(code: FailureCode, message: string, { value, headers = {}, keepsChanges = false }: Details = {}) {
    super(message);
    this.code = code;
    this.value = value;
    this.headers = headers;
    this.keepsChanges = keepsChanges;
  }

  get status(): number {
    return failureStatus[this.code];
  }
}

/** One thing in a request that does not fit: where (dotted; `body.username`, `query.pageNo`) and why. */
export interface RequestIssue {
  path: string;
  message: string;
}

export function requestInvalid(...issues: RequestIssue[]): CallFailure {
  const first = issues[0];
  return new CallFailure(
    'REQUEST_INVALID',
    first === undefined ? 'The request does not fit.' : `${first.path}: ${first.message}`,
    { value: { issues } },
  );
}

export function tooManyTries(seconds: number): CallFailure {
  return new CallFailure('TOO_MANY', `Too many tries. Wait ${seconds} seconds.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
