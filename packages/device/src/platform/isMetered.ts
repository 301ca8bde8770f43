/** What browsers of Chromium's family say of the network. */
interface Connection {
  /** The player has turned data saver on. */
  saveData?: boolean;
  /** `cellular`, `wifi`, `ethernet`, `unknown` and others. Phones say it, desktops don't. */
  type?: string;
}

/** Whether bytes seem to cost the player money: mobile data, or data saver. False where the browser does not say. */
export function isMetered({ connection }: { connection?: Connection } = navigator as object): boolean {
  return connection !== undefined && (connection.saveData === true || connection.type === 'cellular');
}
