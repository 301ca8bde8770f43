/** The path of home that links and redirects use. */
export const homePath = '/m/home';

/**
 * Every path of home. These paths are in a file of their own, so that the script in the page's head does not include
 * the whole table of paths.
 */
export const homePaths = ['/', '/m', '/m/', '/m/index', '/m/index.html', homePath] as const;

/** Whether this is a path of home. The path has no query. */
export function isHomePath(pathname: string): boolean {
  return (homePaths as readonly string[]).includes(pathname);
}
