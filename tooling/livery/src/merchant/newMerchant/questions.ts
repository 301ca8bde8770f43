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
  /^#[0-9a-f]{6}$/i.test(answer) ? undefined : `"${answer}" is no colour. It takes #rrggbb, such as #ff6a00.`;
const picture = (answer: string) => {
  if (!/\.svg$/i.test(answer)) return `"${answer}" is no SVG, the only form that stays sharp on every phone.`;
  return existsSync(answer) ? undefined : `There is no file ${answer}.`;
};
/** The parts of an answer with a list of codes. */
export const listed = (answer: string) => answer.split(',').map((part) => part.trim().toUpperCase());

/** In the order of the questions. */
export const questions: readonly Question[] = [
  { name: 'name', takes: 'what players read; default: the code with a capital', asks: 'Its name', problem: anything },
  {
    name: 'accent',
    takes: 'brand colour as #rrggbb: the whole theme follows from it',
    asks: 'Its colour, as #rrggbb',
    problem: colour,
  },
  {
    name: 'second',
    takes: 'second colour; default: one that goes with the first',
    asks: 'A second colour (nothing: one that goes with the first)',
    problem: colour,
  },
  {
    name: 'logo',
    takes:
      'SVG file of a logo that reads on dark and on light;\nwith --logo-dark the one for light. Default: one is drawn',
    asks: 'Path of its logo, an SVG; one for light grounds alone is asked for its dark one next (nothing: one is drawn)',
    problem: picture,
  },
  {
    name: 'logo-dark',
    takes: 'SVG file of the logo for dark grounds, beside --logo',
    asks: 'Path of the logo for dark grounds (nothing: the first stands on both)',
    after: 'logo',
    problem: picture,
  },
  { name: 'icon', takes: 'square SVG file for the installed app; default: one is drawn', problem: picture },
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
      'IANA name; default: the time most of the country has that\nthe licence or else the currency names, or Asia/Dhaka',
    asks: 'Its time zone, such as Asia/Dhaka',
    problem: (answer) =>
      isTimeZone(answer) ? undefined : `"${answer}" is no IANA time zone. It takes one such as Asia/Dhaka.`,
  },
  {
    name: 'currency',
    takes:
      'ISO 4217 code: sign, groups and decimals follow;\ndefault: of the time zone’s country where it has one, or BDT',
    asks: 'Its currency, such as BDT',
    problem: (answer) =>
      isCurrency(answer.toUpperCase())
        ? undefined
        : `"${answer}" is no currency of ISO 4217. It takes one such as BDT.`,
  },
  { name: 'symbol', takes: 'its sign, where it is not the usual one', problem: anything },
  { name: 'authority', takes: 'who granted the licence', asks: 'Who granted its licence', problem: anything },
  { name: 'licence', takes: 'number of the licence', asks: "The licence's number", problem: anything },
  {
    name: 'jurisdictions',
    takes: "countries where it lets people play, such as BD,GB;\ndefault: the time zone's, as a proposal",
    asks: "Countries where it lets people play, such as BD,GB (nothing: the time zone's)",
    problem: (answer) => {
      const wrong = listed(answer).find((code) => !isCountry(code));
      return wrong === undefined ? undefined : `"${wrong}" is no country of ISO 3166-1. It takes codes such as BD.`;
    },
  },
  {
    name: 'minimum-age',
    takes: '18 or more; default 18',
    asks: 'From which age one may play',
    problem: (answer) =>
      /^\d{2}$/.test(answer) && Number(answer) >= 18 ? undefined : `"${answer}" is no age. It takes 18 or more.`,
  },
];
