/** Path prefix of a lottery's frame, which is a separate document and not a screen of the app. */
export const lotteryFrameFolder = '/m/lotto-h5/';

/** Path of a list of the frame's code and style files, in the order in which they are needed. */
export const lotteryFrameFiles = '/frame/files.json';

/** Whether this is a path of a lottery's frame. The path has no query. */
export const isLotteryFramePath = (pathname: string): boolean => pathname.startsWith(lotteryFrameFolder);

/** The values in the address of a lottery's frame. */
export interface LotteryFrame {
  /** The initial play type. */
  playType: 'trad' | 'ent';
  /** One-time ticket, for the frame's session. */
  ticket: string;
  /** Language code of the page around the frame; undefined if the address has none. */
  language: string | undefined;
}

/**
 * Reads the address of a lottery's frame:
 * `/m/lotto-h5/{mui}/{playType}/games/{gameId}?token=&merchant=&css=&prize_mode=`.
 *
 * @param merchant merchant code of the document
 * @returns undefined for another merchant, for another merchant's style sheet, and without a ticket: so the address
 * cannot load anything else
 */
export function readLotteryFrame(pathname: string, search: string, merchant: string): LotteryFrame | undefined {
  const [, playType] = /^\/m\/lotto-h5\/[^/]+\/(trad|ent)\/games\/[^/]+\/?$/.exec(pathname) ?? [];
  const query = new URLSearchParams(search);
  const ticket = query.get('token');
  const isOurs = query.get('merchant') === merchant && query.get('css') === `${merchant}.css`;
  if (playType === undefined || !ticket || !isOurs) return undefined;
  return { playType: playType as LotteryFrame['playType'], ticket, language: query.get('lang') ?? undefined };
}

/** Options in an address for opening a lottery, in addition to its id. */
export type LotteryOpening = Partial<Record<'playType' | 'mui', string>>;

/**
 * Changes the address of a lottery's frame to the play type and interface of the launcher's address. Missing or invalid
 * values are not changed.
 */
export function frameOpenedAs(frame: URL, { playType = '', mui = '' }: LotteryOpening): URL {
  const path = new RegExp(`^${lotteryFrameFolder}([^/]+)/([^/]+)/`);
  const opened = new URL(frame);
  opened.pathname = frame.pathname.replace(path, (_whole, interfaceNow: string, typeNow: string) =>
    [
      lotteryFrameFolder + (/^[\w-]{1,16}$/.test(mui) ? mui : interfaceNow),
      playType === 'ent' || playType === 'trad' ? playType : typeNow,
      '',
    ].join('/'),
  );
  return opened;
}
