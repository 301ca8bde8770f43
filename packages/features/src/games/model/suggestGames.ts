import type { GameType } from '@livery/api/contract';
import type { Game } from '@livery/api/games/gameLists';
import { findByName, foldText, kindNames, toSearchName } from '@livery/i18n/search';

/** As many as a phone shows above its keyboard. */
const most = 6;

/** The games that somebody may mean who has typed so far, the best matches first. */
export function suggestGames(games: readonly Game[], typed: string, gameType: GameType | undefined): Game[] {
  const searched = gameType === undefined ? games : games.filter(({ category }) => category === gameType);
  return findByName(searched, typed, namesOf, ({ category, vendorName }) => kindNames(category, vendorName)).slice(
    0,
    most,
  );
}

const namesOf = ({ name, localName }: Game) => (localName === undefined ? [name] : [name, localName]).map(toSearchName);

/** The words of a name, and which of them begin with a word that was typed. */
export function markWords(name: string, typed: string): { word: string; isTyped: boolean }[] {
  const wanted = foldText(typed).split(' ');
  return name.split(' ').map((word) => {
    const folded = foldText(word);
    return { word, isTyped: folded !== '' && wanted.some((one) => one !== '' && folded.startsWith(one)) };
  });
}
