import type { BodyBinding } from '@livery/api/contract';

/** A request to a call, before the dialect and the encryption. */
export interface Sent {
  query?: Readonly<Record<string, string | number | undefined>>;
  /** The plain body. It is encrypted or converted to a form if the call needs that. */
  body?: object;
  /** The body as text. It replaces `body` and is sent without changes, but encrypted if the call needs that. */
  text?: string;
  token?: string | undefined;
  /** Idempotency key, for a call that needs one. Default: a new key. Null sends no key. */
  key?: string | null;
  /** The binding of an encrypted body. Default: this request. */
  bound?: Partial<BodyBinding>;
  method?: string;
  /** Headers that replace the usual headers. A header with an empty value is not sent. */
  headers?: Readonly<Record<string, string>>;
  /** The body and its headers, exactly as they are sent. They replace all fields above. */
  raw?: { body: string | URLSearchParams | FormData; headers?: Readonly<Record<string, string>> };
}
