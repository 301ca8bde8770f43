/** What one client, by its address, may take of the front server. */
export interface FrontLimits {
  /** Connections at a time. */
  connections: number;
  /** Requests at a time whose replies are not over. Fewer than there are connections to a gateway. */
  requests: number;
  /** The same of one connection. Browsers send one at a time. */
  requestsOfConnection: number;
  /**
   * Milliseconds that a connection may stand still within a request: its reply is not read, say. More than a gateway has
   * for its answer.
   */
  standstillMs: number;
  /** Bodies at a time that are not here whole. */
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
