import * as v from 'valibot';
import { isCountry, isCurrency, isTimeZone, merchantCode, merchantCodeWords } from './codes.ts';
import { areDifferent, hostPattern, languageCode, line, lineOf, text } from './parts.ts';

/** The merchant's digits: Western (0-9), Bengali (০-৯), Arabic-Indic (٠-٩) or Eastern Arabic-Indic (۰-۹). */
const numerals = v.picklist(['latn', 'beng', 'arab', 'arabext']);

/**
 * The items of the footer. For members, `withdraw` shows withdrawals. For guests, this position shows invitations, or
 * all games if the merchant has no invitations.
 */
const footerPlaces = ['home', 'deposit', 'promotions', 'withdraw', 'account'] as const;
export type FooterPlace = (typeof footerPlaces)[number];

/** The blocks of home below the games. */
export const homeBlocks = ['favourites', 'liveModels', 'winners', 'lotteries', 'results', 'recent'] as const;
export type HomeBlock = (typeof homeBlocks)[number];

const wholeFrom = (least: number, most: number, unit: string) =>
  v.pipe(
    v.number(),
    v.integer(`a whole number of ${unit}`),
    v.minValue(least, `${least} or more`),
    v.maxValue(most, `${most} or less`),
  );

const lengthsOf = (most: number, unit: string) =>
  v.pipe(
    v.array(wholeFrom(1, most, unit)),
    v.minLength(1, 'at least one length'),
    v.check(areDifferent, 'each length once'),
  );

const httpsAddress = v.pipe(v.string(), v.regex(/^https:\/\/[^\s]+$/, 'an https:// address'));

/** `merchant.json`: the merchant's identity, licence, currency and time zone. */
export const merchantSchema = v.strictObject({
  $schema: v.optional(v.string()),
  code: v.pipe(v.string(), v.regex(merchantCode, merchantCodeWords)),
  name: lineOf(60),
  /** A short line below the name: on the index page, in shared links, and in the installed app. */
  tagline: v.record(languageCode, line),
  licence: v.strictObject({
    authority: line,
    number: line,
    /** Countries that the licence covers, as ISO 3166-1 alpha-2 codes. */
    jurisdictions: v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.regex(/^[A-Z]{2}$/, 'a country as two capitals, such as BD'),
          v.check((code) => !/^[A-Z]{2}$/.test(code) || isCountry(code), 'a country of ISO 3166-1, such as BD'),
        ),
      ),
      v.minLength(1, 'at least one country'),
      v.check(areDifferent, 'each country once'),
    ),
    minimumAge: wholeFrom(18, 99, 'years'),
    /**
     * Contacts that help players with gambling problems, for example a helpline. Shown on the page of the licence.
     * Default: no contacts.
     */
    helpContacts: v.optional(
      v.array(
        v.pipe(
          v.strictObject({
            name: line,
            /** A page of the organisation. */
            url: v.optional(httpsAddress),
            /** Telephone number with the country's dialling code, for example `+880 1000 000000`. */
            phone: v.optional(
              v.pipe(v.string(), v.regex(/^\+?[0-9][0-9 ()-]{1,24}$/, 'a telephone number, such as +880 1000 000000')),
            ),
          }),
          v.check(({ url, phone }) => url !== undefined || phone !== undefined, 'a url, a phone, or both'),
        ),
      ),
    ),
    /** The licence's rules for safer play. The gateway has these values, and the app gets them from the gateway. */
    saferPlay: v.strictObject({
      /** Minutes of play until the reminder. */
      reminderMinutes: wholeFrom(1, 1440, 'minutes'),
      /** Hours until a change takes effect that raises or removes a limit. */
      loosenAfterHours: wholeFrom(0, 8784, 'hours'),
      /** Lengths of a time-out that players can select, in days. */
      timeOutDays: lengthsOf(366, 'days'),
      /** Lengths of an exclusion that players can select, in months. */
      exclusionMonths: lengthsOf(1200, 'months'),
    }),
  }),
  /**
   * Contact of the merchant for players whose app does not start, because their browser is too old or has scripts
   * disabled. Default: no contact.
   */
  contact: v.optional(
    v.pipe(
      v.strictObject({
        email: v.optional(v.pipe(v.string(), v.email('an e-mail address, such as help@nova.example'))),
        /** A page that works without this app, for example that of its customer service. */
        url: v.optional(httpsAddress),
      }),
      v.check(({ email, url }) => email !== undefined || url !== undefined, 'an email, a url, or both'),
    ),
  ),
  /** Whether real money can neither be won nor lost. Then every screen shows this. */
  playMoney: v.boolean(),
  /** Host names of this merchant. `<code>.localhost` is always included. */
  hosts: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.regex(
          hostPattern,
          'a host name in lowercase letters without https:// and without a path, such as play.nova.example',
        ),
        v.check(
          (host) => !host.endsWith('.localhost'),
          'a host that players can reach, such as play.nova.example: <code>.localhost is served automatically, and other names below localhost belong to this machine',
        ),
      ),
    ),
    v.check(areDifferent, 'each host once'),
  ),
  currency: v.strictObject({
    code: v.pipe(
      v.string(),
      v.regex(/^[A-Z]{3}$/, 'an ISO 4217 code, such as BDT'),
      // If the code has an invalid form, this is already reported.
      v.check((code) => !/^[A-Z]{3}$/.test(code) || isCurrency(code), 'a currency of ISO 4217, such as BDT'),
    ),
    symbol: v.pipe(
      text,
      v.maxLength(10, 'at most 10 characters'),
      // A combining stroke is refused, because its script is Inherited. Vowel signs of Bengali are allowed.
      v.regex(
        /^(\p{L}((?!\p{Script=Inherited})\p{M})*\/?\.?|\p{Sc})( ?(\p{L}((?!\p{Script=Inherited})\p{M})*\/?\.?|\p{Sc}))*$/u,
        'letters and currency signs, and after a letter a slash or a full stop, such as ৳, R$, S/ or Rs.',
      ),
    ),
    /**
     * Grouping and decimals, for example `#,##0.00`, in South Asia `#,##,##0.00`, and with Brazilian separators
     * `#.##0,00`.
     */
    pattern: v.pipe(
      v.string(),
      v.regex(
        /^((#,)?(##,)?##0(\.0{1,3})?|(#\.)?##0(,0{1,3})?)$/,
        '#,##0.00, #,##,##0.00 or #.##0,00, with 0 to 3 decimals',
      ),
    ),
    numerals,
  }),
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'an IANA time zone, such as Asia/Dhaka')),
  /** The five items of the footer, in order from the start of the line. */
  footer: v.pipe(
    v.array(v.picklist(footerPlaces)),
    v.check(
      (places) => footerPlaces.every((place) => places.includes(place)) && places.length === footerPlaces.length,
      `${footerPlaces.join(', ')}: each once, in any order`,
    ),
  ),
  /**
   * The blocks of home below the games, from top to bottom. Omitted blocks are not shown. `recent`, the last played
   * games, is at the top of home instead if the player has played before.
   */
  homeBlocks: v.pipe(v.array(v.picklist(homeBlocks)), v.check(areDifferent, 'each block once')),
  /** Style of the game pictures and banners of this merchant. */
  pictureStyle: v.picklist(['luminous', 'flat', 'blockprint', 'bubble']),
});

export type MerchantFile = v.InferOutput<typeof merchantSchema>;
