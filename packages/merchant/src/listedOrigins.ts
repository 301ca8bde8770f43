/**
 * An origin as a merchant lists those of games and payment pages: https with or without `*.` before the host; http for
 * names of this machine alone, where `:*` stands for any port.
 */
export const originPattern =
  /^(https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?|http:\/\/([a-z0-9-]+\.)*localhost(:(\d{1,5}|\*))?)$/;

/**
 * Whether an origin is one of a merchant's list, such as `gameHosts`, read as the browser reads `frame-src`.
 *
 * @param origin as `URL.origin` gives it, such as `https://games.example`
 */
export function isListedOrigin(origin: string, listed: readonly string[]): boolean {
  return listed.some((host) => {
    const wanted = host.replace(/:\*$/, '');
    const written = wanted === host ? origin : origin.replace(/:\d+$/, '');
    const [scheme, name = ''] = wanted.split('://*.');
    // At least one label in place of the star.
    return name === ''
      ? written === wanted
      : written.startsWith(`${scheme}://`) &&
          written.endsWith(`.${name}`) &&
          written.length > `${scheme}://.${name}`.length;
  });
}
