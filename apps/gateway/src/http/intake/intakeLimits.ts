/** Limits for senders until their requests are complete. Options of `startGateway`. */
export interface IntakeLimits {
  /** Open connections of one address; behind a trusted proxy, simultaneous requests of one client. More are closed. */
  connections: number;
  /** Open connections of all addresses. More are closed. */
  allConnections: number;
  /** Arriving bodies of one address. If there are more, the oldest is refused with 429. */
  bodies: number;
  /** Arriving uploads of one address. More are refused with 429. */
  uploads: number;
  /** Arriving uploads of all addresses: each takes up to 16 MB of memory. More are refused with 503. */
  allUploads: number;
}

export const defaultIntakeLimits: IntakeLimits = {
  connections: 2_000,
  allConnections: 20_000,
  bodies: 24,
  uploads: 8,
  allUploads: 16,
};

/** Milliseconds in which a body without files must arrive. */
export const bodyMs = 5_000;

/** Minimum bytes of an upload in every five seconds: 16 KB a second, which a slow phone can send. */
export const leastUpload = { bytes: 5 * 16 * 1024, everyMs: 5_000 };
