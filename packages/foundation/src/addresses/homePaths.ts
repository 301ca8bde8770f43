/** The path of home that links and redirects use. */
export const homePath = '/m/home';

/** Every path that shows home. They stand apart from the table so that the script in the page's head carries them alone. */
export const homePaths = ['/', '/m', '/m/', '/m/index', '/m/index.html', homePath] as const;

/** Whether home stands at this path. The path carries no query. */
export function isHomePath(pathname: string): boolean {
  return (homePaths as readonly string[]).includes(pathname);
}
