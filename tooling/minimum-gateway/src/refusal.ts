/** The failures of this gateway, with their status. */
const statuses = {
  REQUEST_INVALID: 400,
  MERCHANT_UNKNOWN: 400,
  CIPHER_INVALID: 400,
  BODY_EXPIRED: 400,
  LOGIN_WRONG: 401,
  SESSION_MISSING: 401,
  SESSION_INVALID: 401,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  BODY_REPLAYED: 409,
  BODY_TOO_LARGE: 413,
  BODY_TYPE_WRONG: 415,
  INTERNAL: 500,
} as const;

export type FailureCode = keyof typeof statuses;

/** A request that the gateway rejects. */
export class Refusal extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly value: unknown;

  constructor(code: FailureCode, message: string, value?: unknown) {
    super(message);
    this.code = code;
    this.status = statuses[code];
    this.value = value;
  }
}

/** An entry of `refusals`, for tests. */
export interface RecordedRefusal {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly code: FailureCode;
  readonly message: string;
}
