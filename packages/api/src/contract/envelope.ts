export type Envelope<Value = unknown> =
  | { success: true; value: Value }
  | { success: false; code: string; message: string; value?: unknown };

/**
 * An unchecked envelope. The HTTP status shows whether the call failed: 4xx and 5xx replies have `success: false` and a
 * `code`.
 */
export interface ReceivedEnvelope {
  success: boolean;
  value: unknown;
  code: string | undefined;
  /** For developers, in English. Players see a text of the app, chosen by `code`. */
  message: string | undefined;
}

/** Fields of an unchecked reply. The value of each field can have any type. */
interface Unchecked {
  success?: unknown;
  value?: unknown;
  code?: string | number | null;
  message?: string | null;
}

/**
 * Reads the envelope of a reply. Many gateways send null for a missing field, and some send numbers as codes.
 * @returns undefined if it is not an envelope
 */
export function toEnvelope(reply: object): ReceivedEnvelope | undefined {
  const { success, value, code, message } = reply as Unchecked;
  if (typeof success !== 'boolean') return undefined;
  return { success, value: value ?? undefined, code: code?.toString(), message: message?.toString() };
}

/** Parses the envelope of a reply from its text. */
export function parseEnvelope(text: string): ReceivedEnvelope | undefined {
  try {
    return toEnvelope(JSON.parse(text) as object);
  } catch {
    return undefined;
  }
}
