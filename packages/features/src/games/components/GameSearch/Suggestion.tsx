import { type Game, gameIconCandidates } from '@livery/api/games/gameLists';
import { useMerchant } from '@livery/merchant/react';
import { GameImage } from '@livery/ui';
import { Fragment } from 'react';
import { markWords } from '../../model/suggestGames.ts';
import styles from './Suggestion.module.css';

/** Width of a suggestion's picture, in rem. */
const pictureWidth = 0.72;

/** A game's picture beside its name. */
export function SuggestionPicture({ game }: { game: Game }) {
  const merchant = useMerchant();
  return <GameImage className={styles.picture} sources={gameIconCandidates(game, merchant)} width={pictureWidth} />;
}

/** A name whose words that are typed stand out. */
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

/** What the game is called in the player's language, and who made it. */
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
