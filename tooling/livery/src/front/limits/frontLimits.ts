/** What one client, by its address, may take of the front server. */
export interface FrontLimits {
  /** Connections at a time. */
  connections: number;
  /** Bodies at a time that are not here whole. */
  unfinishedBodies: number;
  /** Milliseconds for a whole body without files. */
  smallBodyMs: number;
  /** Milliseconds between two parts of a body with files. */
  uploadPauseMs: number;
}

export const frontLimits: FrontLimits = {
  connections: 512,
  unfinishedBodies: 64,
  smallBodyMs: 5_000,
  uploadPauseMs: 10_000,
};
