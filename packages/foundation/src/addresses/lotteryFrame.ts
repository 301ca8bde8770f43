/** The folder of the addresses at which the frame of a lottery stands: a document of its own, not a screen of the app. */
export const lotteryFrameFolder = '/m/lotto-h5/';

/** Where a list of the addresses of the frame's code and styles lies, in the order in which they are needed. */
export const lotteryFrameFiles = '/frame/files.json';

/** Whether the frame of a lottery stands at this path. The path carries no query. */
export const isLotteryFramePath = (pathname: string): boolean => pathname.startsWith(lotteryFrameFolder);

/** What the address of a lottery's frame says. */
export interface LotteryFrame {
  /** How it is played at first. */
  playType: 'trad' | 'ent';
  /** One-time ticket, for the frame's session. */
  ticket: string;
  /** Gateway code of the language that the page around the frame is in; undefined where it does not say. */
  language: string | undefined;
}

/**
 * Reads the address of a lottery's frame: `/m/lotto-h5/{mui}/{playType}/games/{gameId}?token=&merchant=&css=&prize_mode=`.
 *
 * @param merchant code of the merchant whose document it is
 * @returns undefined for another merchant, for a style sheet that is not this merchant's, and where there is no ticket: nothing
 *          else can be loaded through the address
 */
export function readLotteryFrame(pathname: string, search: string, merchant: string): LotteryFrame | undefined {
  const [, playType] = /^\/m\/lotto-h5\/[^/]+\/(trad|ent)\/games\/[^/]+\/?$/.exec(pathname) ?? [];
  const query = new URLSearchParams(search);
  const ticket = query.get('token');
  const isOurs = query.get('merchant') === merchant && query.get('css') === `${merchant}.css`;
  if (playType === undefined || !ticket || !isOurs) return undefined;
  return { playType: playType as LotteryFrame['playType'], ticket, language: query.get('lang') ?? undefined };
}

/** What an address says about how a lottery is opened, beside which one. */
export type LotteryOpening = Partial<Record<'playType' | 'mui', string>>;

/**
 * The address of a lottery's frame with the way to play and the interface that the launcher's address asks for. What is
 * missing there, or can't be so, stays as it is.
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
