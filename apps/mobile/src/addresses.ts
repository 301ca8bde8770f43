/** Every address that shows home. */
export const homeAddresses = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'] as const;

export function isHomeAddress(pathname: string): boolean {
  return (homeAddresses as readonly string[]).includes(pathname);
}
