/** The folder that every screen lies in, without the slash at its end. */
const appFolder = '/m';

/** Whether a path belongs to the app, whether or not a screen stands there. The path carries no query. */
export function isAppPath(pathname: string): boolean {
  return pathname === '/' || pathname === appFolder || pathname.startsWith(`${appFolder}/`);
}
