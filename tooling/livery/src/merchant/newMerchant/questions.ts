import { existsSync } from 'node:fs';
import { languages } from '@livery/i18n';
import { didYouMean, isCountry, isCurrency, isTimeZone } from '@livery/merchant';

/**
 * The answers that `merchant new` accepts, by the names of their flags. Missing answers are derived, or the template's
 * values stay.
 */
type AnswerName =
  | 'name'
  | 'accent'
  | 'second'
  | 'logo'
  | 'logo-dark'
  | 'icon'
  | 'languages'
  | 'time-zone'
  | 'currency'
  | 'symbol'
  | 'authority'
  | 'licence'
  | 'jurisdictions'
  | 'minimum-age';

export type Answers = Partial<Record<AnswerName, string | undefined>>;

export interface Question {
  name: AnswerName;
  /** The flag's description in the command's help. */
  takes: string;
  /** The question at a terminal. Undefined if only the flag exists. */
  asks?: string;
  /** Ask this question only if the question with this name was answered. */
  after?: AnswerName;
  /** Returns why an answer is invalid. Undefined if it is valid. */
  problem: (answer: string) => string | undefined;
}

/** The offered languages: `EN English, BN বাংলা, …`. */
const languagesOnOffer = Object.values(languages)
  .map(({ code, ownName }) => `${code} ${ownName}`)
  .join(', ');

const anything = () => undefined;
const colour = (answer: string) =>
  /^#[0-9a-f]{6}$/i.test(answer) ? undefined : `"${answer}" is not a colour. Give #rrggbb, for example #ff6a00.`;
const picture = (answer: string) => {
  if (!/\.svg$/i.test(answer)) return `"${answer}" is not an SVG, the only format that stays sharp on every phone.`;
  return existsSync(answer) ? undefined : `There is no file ${answer}.`;
};
/** The parts of an answer with a list of codes. */
export const listed = (answer: string) => answer.split(',').map((part) => part.trim().toUpperCase());

/** In the order of the questions. */
export const questions: readonly Question[] = [
  {
    name: 'name',
    takes: 'the name that players see; default: the code, capitalised',
    asks: 'Its name',
    problem: anything,
  },
  {
    name: 'accent',
    takes: 'brand colour as #rrggbb: the whole theme follows from it',
    asks: 'Its colour, as #rrggbb',
    problem: colour,
  },
  {
    name: 'second',
    takes: 'second colour; default: one that matches the first',
    asks: 'A second colour (empty: one that matches the first)',
    problem: colour,
  },
  {
    name: 'logo',
    takes:
      'SVG file of a logo for dark and light backgrounds; with\n--logo-dark only for light ones. Default: one is generated',
    asks: 'Path of its logo, an SVG; if it only suits light backgrounds, the logo for dark ones is the next question (empty: a logo is generated)',
    problem: picture,
  },
  {
    name: 'logo-dark',
    takes: 'SVG file of the logo for dark backgrounds; needs --logo',
    asks: 'Path of the logo for dark backgrounds (empty: the first logo is used on both)',
    after: 'logo',
    problem: picture,
  },
  { name: 'icon', takes: 'square SVG file for the installed app; default: generated', problem: picture },
  {
    name: 'languages',
    takes: 'gateway codes, the default first, such as BN,EN; default EN.\nOn offer: ' + languagesOnOffer,
    asks: `Its languages, the default first (${languagesOnOffer})`,
    problem: (answer) => {
      const wrong = listed(answer).find((code) => !Object.hasOwn(languages, code));
      if (wrong === undefined) return undefined;
      const guess = didYouMean(wrong, Object.keys(languages));
      return `There are no texts in "${wrong}".${guess === undefined ? '' : ` Did you mean ${guess}?`} On offer: ${languagesOnOffer}.`;
    },
  },
  {
    name: 'time-zone',
    takes:
      'IANA name; default: the main time zone of the country of\nthe licence or else of the currency, or Asia/Dhaka',
    asks: 'Its time zone, such as Asia/Dhaka',
    problem: (answer) =>
      isTimeZone(answer) ? undefined : `"${answer}" is not an IANA time zone. Give one such as Asia/Dhaka.`,
  },
  {
    name: 'currency',
    takes:
      'ISO 4217 code; it also sets symbol, groups and decimals;\ndefault: the currency of the time zone’s country, or BDT',
    asks: 'Its currency, such as BDT',
    problem: (answer) =>
      isCurrency(answer.toUpperCase())
        ? undefined
        : `"${answer}" is not a currency code of ISO 4217. Give one such as BDT.`,
  },
  { name: 'symbol', takes: 'symbol of the currency, if it is not the usual one', problem: anything },
  { name: 'authority', takes: 'who granted the licence', asks: 'Who granted its licence', problem: anything },
  { name: 'licence', takes: 'number of the licence', asks: "The licence's number", problem: anything },
  {
    name: 'jurisdictions',
    takes: "countries in which the licence allows play, such as BD,GB;\ndefault: the time zone's, as a proposal",
    asks: "Countries in which the licence allows play, such as BD,GB (empty: the time zone's)",
    problem: (answer) => {
      const wrong = listed(answer).find((code) => !isCountry(code));
      return wrong === undefined ? undefined : `"${wrong}" is not a country code of ISO 3166-1. Give codes such as BD.`;
    },
  },
  {
    name: 'minimum-age',
    takes: '18 or more; default 18',
    asks: 'From which age one may play',
    problem: (answer) =>
      /^\d{2}$/.test(answer) && Number(answer) >= 18
        ? undefined
        : `"${answer}" is not an allowed age. Give 18 or more.`,
  },
];
