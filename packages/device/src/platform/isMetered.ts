/** Network information of Chromium-based browsers. */
interface Connection {
  /** Whether the player has enabled data saver. */
  saveData?: boolean;
  /**
   * Type of the connection: `cellular`, `wifi`, `ethernet`, `unknown` and others. Phones provide it, desktops do not.
   */
  type?: string;
}

/**
 * Whether traffic probably costs the player money, because of mobile data or data saver. False if the browser does not
 * provide the information.
 */
export function isMetered({ connection }: { connection?: Connection } = navigator as object): boolean {
  return connection !== undefined && (connection.saveData === true || connection.type === 'cellular');
}
