/** How much of the gateway senders may hold before their requests are there. Options of `startGateway`. */
export interface IntakeLimits {
  /** Open connections of one address; of one client's requests behind a trusted proxy. More are closed. */
  connections: number;
  /** Open connections of all. More are closed. */
  allConnections: number;
  /** Bodies of one address that are still arriving. One more, and the oldest of them is refused with 429. */
  bodies: number;
  /** Uploads of one address that are still arriving. More are refused with 429. */
  uploads: number;
  /** Uploads of all that are still arriving: each takes up to 16 MB of memory. More are refused with 503. */
  allUploads: number;
}

export const defaultIntakeLimits: IntakeLimits = {
  connections: 2_000,
  allConnections: 20_000,
  bodies: 24,
  uploads: 8,
  allUploads: 16,
};

/** Milliseconds in which a body without files has to arrive. */
export const bodyMs = 5_000;

/** Bytes of an upload that have to arrive in every five seconds: 16 KB a second, what a slow phone still sends. */
export const leastUpload = { bytes: 5 * 16 * 1024, everyMs: 5_000 };
