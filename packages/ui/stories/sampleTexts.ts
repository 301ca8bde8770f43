import { withAmounts } from './amounts.ts';
import { bengali } from './sampleTexts/bengali.ts';
import { english } from './sampleTexts/english.ts';
import { portuguese } from './sampleTexts/portuguese.ts';
import { urdu } from './sampleTexts/urdu.ts';

/**
 * Texts only for stories, in languages that affect a layout in different ways. The product's own texts are in
 * `@livery/i18n`.
 */
const samples = { EN: english, BN: bengali, UR: urdu, PT: portuguese };

export type SampleTexts = Readonly<Record<keyof (typeof samples)['EN'], string>>;

/** The sample texts in the toolbar's language, with amounts in the format of its merchant. */
export function textsOf(globals: Readonly<Record<string, unknown>>): SampleTexts {
  const texts = samples[globals['language'] as keyof typeof samples] ?? samples.EN;
  return { ...texts, amount: withAmounts(globals, texts.amount) };
}
