import type { LocalNames } from '../../db/schema/index.ts';
import { lotteryList } from '../lotteryList.ts';
import { gameWords } from './gameWords.ts';

/** A possessive ending of the word before it: "Jackal’s", "Corsairs’". */
const possessive = /’s?$/;

const lotteries = new Map(lotteryList.map(({ name: { EN, ...others } }) => [EN, others]));

/**
 * A game's name as it is written in other languages: a lottery's in each language, any other in Bengali and Urdu. Empty
 * if one of its words has no such form, because real vendors do not have every name in every language either.
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
  // Words with digits, for example "AK47" and "3D", are written the same.
  return /\d/.test(word) ? { BN: word, UR: word } : undefined;
}
