import { type FailureCode, failureStatus } from '@livery/api/contract';

interface Details {
  /**
   * Whether changes before the failure are committed, for example counting a wrong password. Needs `runInTransaction`
   * or a call with an idempotency key.
   */
  keepsChanges?: boolean;
  /** The envelope's `value`, for example a captcha. */
  value?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** A failure with one of the contract's codes. Handlers throw it; any other thrown error is answered as INTERNAL. */
export class CallFailure extends Error {
  readonly code: FailureCode;
  readonly value: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly keepsChanges: boolean;

  /**
   * Creates a failure.
   * @param message For developers, in English.
   */
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

/** One invalid part of a request: its dotted path, for example `body.username` or `query.pageNo`, and the reason. */
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

/** The failure for a full queue or too many requests. Nothing was done. */
export function busy(seconds: number): CallFailure {
  return new CallFailure('BUSY', `The gateway is busy. Try again in ${seconds} seconds.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

export function tooManyTries(seconds: number): CallFailure {
  return new CallFailure('TOO_MANY', `Too many tries. Wait ${seconds} seconds.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
