/** Limits of the front server for each client address. */
export interface FrontLimits {
  /** Concurrent connections. */
  connections: number;
  /** Concurrent unfinished requests. Fewer than the connections to a gateway. */
  requests: number;
  /** Concurrent unfinished requests of one connection. Browsers send one request at a time. */
  requestsOfConnection: number;
  /**
   * Milliseconds without data on a connection within a request, for example if the client does not read the reply.
   * Longer than the timeout of a gateway's reply.
   */
  standstillMs: number;
  /** Concurrent bodies that have not fully arrived. */
  unfinishedBodies: number;
  /** Milliseconds for a whole body without files. */
  smallBodyMs: number;
  /** Milliseconds between two parts of a body with files. */
  uploadPauseMs: number;
}

export const frontLimits: FrontLimits = {
  connections: 512,
  requests: 192,
  requestsOfConnection: 16,
  standstillMs: 65_000,
  unfinishedBodies: 64,
  smallBodyMs: 5_000,
  uploadPauseMs: 10_000,
};
