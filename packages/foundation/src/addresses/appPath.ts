/** The path prefix of all screens, without the slash at its end. */
const appFolder = '/m';

/** Whether a path belongs to the app. The app may have no screen for it. The path has no query. */
export function isAppPath(pathname: string): boolean {
  return pathname === '/' || pathname === appFolder || pathname.startsWith(`${appFolder}/`);
}
