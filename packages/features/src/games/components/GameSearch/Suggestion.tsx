import { type Game, gameIconCandidates } from '@livery/api/games/gameLists';
import { useMerchant } from '@livery/merchant/react';
import { GameImage } from '@livery/ui';
import { Fragment } from 'react';
import { markWords } from '../../model/suggestGames.ts';
import styles from './Suggestion.module.css';

/** Width of a suggestion's picture, in rem. */
const pictureWidth = 0.72;

/** A game's picture, shown next to its name. */
export function SuggestionPicture({ game }: { game: Game }) {
  const merchant = useMerchant();
  return <GameImage className={styles.picture} sources={gameIconCandidates(game, merchant)} width={pictureWidth} />;
}

/** A name in which the typed words are highlighted. */
export function SuggestedName({ name, typed }: { name: string; typed: string }) {
  return (
    <bdi>
      {markWords(name, typed).map(({ word, isTyped }, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          {isTyped ? <mark>{word}</mark> : word}
        </Fragment>
      ))}
    </bdi>
  );
}

/** The game's name in the player's language, and its vendor. */
export function SuggestionHint({ game: { localName, vendorName } }: { game: Game }) {
  return (
    <>
      {localName !== undefined && (
        <>
          <bdi>{localName}</bdi>
          {' · '}
        </>
      )}
      <bdi>{vendorName}</bdi>
    </>
  );
}
