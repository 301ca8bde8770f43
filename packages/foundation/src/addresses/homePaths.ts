/** The path of home that links and redirects use. */
export const homePath = '/m/home';

/** Every path of home. Separate from the table, so that the script in the page's head includes only these. */
export const homePaths = ['/', '/m', '/m/', '/m/index', '/m/index.html', homePath] as const;

/** Whether this is a path of home. The path has no query. */
export function isHomePath(pathname: string): boolean {
  return (homePaths as readonly string[]).includes(pathname);
}
