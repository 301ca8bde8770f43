/** Path prefix of a lottery's frame, which is a separate document and not a screen of the app. */
export const lotteryFrameFolder = '/m/lotto-h5/';

/** Path of a list of the frame's code and style files, in the order in which they are needed. */
export const lotteryFrameFiles = '/frame/files.json';

/** Whether this is a path of a lottery's frame. The path has no query. */
export const isLotteryFramePath = (pathname: string): boolean => pathname.startsWith(lotteryFrameFolder);

/** The values in the address of a lottery's frame. */
export interface LotteryFrame {
  /** The play type that the lottery shows first. */
  playType: 'trad' | 'ent';
  /** A one-time ticket that starts the frame's session. */
  ticket: string;
  /** Language code of the page around the frame; undefined if the address has none. */
  language: string | undefined;
}

/**
 * Reads the address of a lottery's frame:
 * `/m/lotto-h5/{mui}/{playType}/games/{gameId}?token=&merchant=&css=&prize_mode=`.
 *
 * @param merchant merchant code of the document
 * @returns undefined if the ticket is missing, or if the address has the code or style sheet of another merchant. So an
 * address cannot make the frame load anything else.
 */
export function readLotteryFrame(pathname: string, search: string, merchant: string): LotteryFrame | undefined {
  const [, playType] = /^\/m\/lotto-h5\/[^/]+\/(trad|ent)\/games\/[^/]+\/?$/.exec(pathname) ?? [];
  const query = new URLSearchParams(search);
  const ticket = query.get('token');
  const isOurs = query.get('merchant') === merchant && query.get('css') === `${merchant}.css`;
  if (playType === undefined || !ticket || !isOurs) return undefined;
  return { playType: playType as LotteryFrame['playType'], ticket, language: query.get('lang') ?? undefined };
}

/** Options for opening a lottery that the launcher's address contains in addition to the lottery's id. */
export type LotteryOpening = Partial<Record<'playType' | 'mui', string>>;

/**
 * Copies the play type and the interface from the launcher's address to the address of a lottery's frame. If a value is
 * missing or invalid, the value of the frame does not change.
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
