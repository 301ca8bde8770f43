import * as v from 'valibot';
import { isCountry, isCurrency, isTimeZone, merchantCode, merchantCodeWords } from './codes.ts';
import { areDifferent, hostPattern, languageCode, line, lineOf, text } from './parts.ts';

/** How a merchant writes digits: Western (0-9), Bengali (০-৯), Arabic-Indic (٠-٩) or Eastern Arabic-Indic (۰-۹). */
const numerals = v.picklist(['latn', 'beng', 'arab', 'arabext']);

/**
 * The places of the footer. `withdraw` is where members withdraw; guests find inviting friends there, or all games where
 * the merchant has no inviting.
 */
const footerPlaces = ['home', 'deposit', 'promotions', 'withdraw', 'account'] as const;
export type FooterPlace = (typeof footerPlaces)[number];

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

/** `merchant.json`: who the merchant is, under which licence, in which currency and time zone. */
export const merchantSchema = v.strictObject({
  $schema: v.optional(v.string()),
  code: v.pipe(v.string(), v.regex(merchantCode, merchantCodeWords)),
  name: lineOf(60),
  /** One short line under the name: index page, sharing, installed app. */
  tagline: v.record(languageCode, line),
  licence: v.strictObject({
    authority: line,
    number: line,
    /** ISO 3166-1 alpha-2 countries where the licence lets people play. */
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
     * Who helps players for whom play is no fun any more, such as a helpline: shown on the page of the licence.
     * Default: nobody.
     */
    helpContacts: v.optional(
      v.array(
        v.pipe(
          v.strictObject({
            name: line,
            /** A page of theirs. */
            url: v.optional(httpsAddress),
            /** With the country's code, such as `+880 1000 000000`. */
            phone: v.optional(
              v.pipe(v.string(), v.regex(/^\+?[0-9][0-9 ()-]{1,24}$/, 'a telephone number, such as +880 1000 000000')),
            ),
          }),
          v.check(({ url, phone }) => url !== undefined || phone !== undefined, 'a url, a phone, or both'),
        ),
      ),
    ),
    /** What the licence asks for safer play. The gateway holds it; the app asks the gateway. */
    saferPlay: v.strictObject({
      /** Minutes of play after which a member is reminded of the time. */
      reminderMinutes: wholeFrom(1, 1440, 'minutes'),
      /** Hours after which a limit that a member loosens or removes holds as it was asked for. */
      loosenAfterHours: wholeFrom(0, 8784, 'hours'),
      /** Lengths of a time-out that members choose from, in days. */
      timeOutDays: lengthsOf(366, 'days'),
      /** Lengths of an exclusion that members choose from, in months. */
      exclusionMonths: lengthsOf(1200, 'months'),
    }),
  }),
  /**
   * How to reach the merchant when its app does not start: shown to players whose browser is too old or has scripts off.
   * Default: none.
   */
  contact: v.optional(
    v.pipe(
      v.strictObject({
        email: v.optional(v.pipe(v.string(), v.email('an e-mail address, such as help@nova.example'))),
        /** A page that works without this app, such as one of its customer service. */
        url: v.optional(httpsAddress),
      }),
      v.check(({ email, url }) => email !== undefined || url !== undefined, 'an email, a url, or both'),
    ),
  ),
  /** True where nobody can win or lose real money. Every screen then says so. */
  playMoney: v.boolean(),
  /** Host names that serve this merchant, besides `<code>.localhost`. */
  hosts: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.regex(
          hostPattern,
          'a host name in small letters without https:// and without a path, such as play.nova.example',
        ),
        v.check(
          (host) => !host.endsWith('.localhost'),
          'a host that players reach, such as play.nova.example: <code>.localhost is served by itself, and other names below localhost are those of this machine',
        ),
      ),
    ),
    v.check(areDifferent, 'each host once'),
  ),
  currency: v.strictObject({
    code: v.pipe(
      v.string(),
      v.regex(/^[A-Z]{3}$/, 'an ISO 4217 code, such as BDT'),
      // Of what is no code at all that is said.
      v.check((code) => !/^[A-Z]{3}$/.test(code) || isCurrency(code), 'a currency of ISO 4217, such as BDT'),
    ),
    symbol: v.pipe(
      text,
      v.maxLength(10, 'at most 10 characters'),
      // A combining stroke has no script of its own (Inherited) and is refused; vowel signs of Bengali are allowed.
      v.regex(
        /^(\p{L}((?!\p{Script=Inherited})\p{M})*\/?\.?|\p{Sc})( ?(\p{L}((?!\p{Script=Inherited})\p{M})*\/?\.?|\p{Sc}))*$/u,
        'letters and currency signs, and after a letter a slash or a full stop, such as ৳, R$, S/ or Rs.',
      ),
    ),
    /** Grouping and decimals, such as `#,##0.00`, in South Asia `#,##,##0.00`, and with the marks of Brazil `#.##0,00`. */
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
  /** The footer's five places in their order, from where lines begin. */
  footer: v.pipe(
    v.array(v.picklist(footerPlaces)),
    v.check(
      (places) => footerPlaces.every((place) => places.includes(place)) && places.length === footerPlaces.length,
      `${footerPlaces.join(', ')}: each once, in any order`,
    ),
  ),
  /** How the game pictures and banners of this merchant are drawn. */
  pictureStyle: v.picklist(['luminous', 'flat', 'blockprint', 'bubble']),
});

export type MerchantFile = v.InferOutput<typeof merchantSchema>;
