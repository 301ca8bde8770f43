/**
 * Pattern of an origin in a merchant's list of game or payment origins. It is https, with or without `*.` before the
 * host, or http for names of localhost. After these names, `:*` means any port.
 */
export const originPattern =
  /^(https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?|http:\/\/([a-z0-9-]+\.)*localhost(:(\d{1,5}|\*))?)$/;

/**
 * Whether an origin is in a merchant's list, for example `gameHosts`. The rules are those of the browser for
 * `frame-src`.
 *
 * @param origin in the format of `URL.origin`, for example `https://games.example`
 */
export function isListedOrigin(origin: string, listed: readonly string[]): boolean {
  return listed.some((host) => {
    const wanted = host.replace(/:\*$/, '');
    const written = wanted === host ? origin : origin.replace(/:\d+$/, '');
    const [scheme, name = ''] = wanted.split('://*.');
    // The star matches at least one label.
    return name === ''
      ? written === wanted
      : written.startsWith(`${scheme}://`) &&
          written.endsWith(`.${name}`) &&
          written.length > `${scheme}://.${name}`.length;
  });
}
