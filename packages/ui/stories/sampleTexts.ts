import { withAmounts } from './amounts.ts';
import { bengali } from './sampleTexts/bengali.ts';
import { english } from './sampleTexts/english.ts';
import { portuguese } from './sampleTexts/portuguese.ts';
import { urdu } from './sampleTexts/urdu.ts';

/** Words for stories only, in the languages that stretch a layout each in its own way. The product's own words are elsewhere. */
const samples = { EN: english, BN: bengali, UR: urdu, PT: portuguese };

export type SampleTexts = Readonly<Record<keyof (typeof samples)['EN'], string>>;

/** The sample words in the language that the toolbar chose, amounts as its merchant writes them. */
export function textsOf(globals: Readonly<Record<string, unknown>>): SampleTexts {
  const texts = samples[globals['language'] as keyof typeof samples] ?? samples.EN;
  return { ...texts, amount: withAmounts(globals, texts.amount) };
}
