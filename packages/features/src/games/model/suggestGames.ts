import type { GameType } from '@livery/api/contract';
import type { Game } from '@livery/api/games/gameLists';
import { findByName, foldText, kindNames, toSearchName } from '@livery/i18n/search';

/** The number of suggestions that fit on a phone above the keyboard. */
const most = 6;

/** Returns the games that match the typed text, the best matches first. */
export function suggestGames(games: readonly Game[], typed: string, gameType: GameType | undefined): Game[] {
  const searched = gameType === undefined ? games : games.filter(({ category }) => category === gameType);
  return findByName(searched, typed, namesOf, ({ category, vendorName }) => kindNames(category, vendorName)).slice(
    0,
    most,
  );
}

const namesOf = ({ name, localName }: Game) => (localName === undefined ? [name] : [name, localName]).map(toSearchName);

/** Returns the words of a name, and whether each of them begins with a typed word. */
export function markWords(name: string, typed: string): { word: string; isTyped: boolean }[] {
  const wanted = foldText(typed).split(' ');
  return name.split(' ').map((word) => {
    const folded = foldText(word);
    return { word, isTyped: folded !== '' && wanted.some((one) => one !== '' && folded.startsWith(one)) };
  });
}
