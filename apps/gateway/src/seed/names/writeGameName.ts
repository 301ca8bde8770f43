import type { LocalNames } from '../../db/schema/index.ts';
import { lotteryList } from '../lotteryList.ts';
import { gameWords } from './gameWords.ts';

/** An ending that belongs to the word before it: "Jackal’s", "Corsairs’". */
const possessive = /’s?$/;

const lotteries = new Map(lotteryList.map(({ name: { EN, ...others } }) => [EN, others]));

/**
 * A game's name as readers of other languages write it: a lottery's in each, any other in Bengali and Urdu. Empty where
 * one of its words has no such form: as at real vendors, not every game has a name in every language.
 */
export function writeGameName(name: string): LocalNames {
  const lottery = lotteries.get(name);
  if (lottery !== undefined) return lottery;
  const written = name.split(' ').map(writeWord);
  if (written.some((word) => word === undefined)) return {};
  return {
    BN: written.map((word) => word!.BN).join(' '),
    UR: written.map((word) => word!.UR).join(' '),
  };
}

function writeWord(word: string) {
  const found = gameWords.get(word);
  if (found !== undefined) return found;
  const owner = gameWords.get(word.replace(possessive, ''));
  if (owner !== undefined) return { BN: `${owner.BN}স`, UR: `${owner.UR}ز` };
  // Numbers and such as "AK47" and "3D" are written alike.
  return /\d/.test(word) ? { BN: word, UR: word } : undefined;
}
