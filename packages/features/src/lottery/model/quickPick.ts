import { choicesOf, layoutOf, placesOf, type Play, type Selection } from './picking.ts';

/** Returns a whole number from 0 to below `below`. All numbers are equally likely. */
export type RandomBelow = (below: number) => number;

/** Returns random numbers from the browser's cryptographic source. */
export const randomBelow: RandomBelow = (below) => {
  // Numbers after the last whole multiple of `below` are drawn again, because they would make small results more
  // likely.
  const end = Math.floor(2 ** 32 / below) * below;
  const [number = end] = crypto.getRandomValues(new Uint32Array(1));
  return number < end ? number % below : randomBelow(below);
};

/** Returns a random selection that makes one bet. */
export function quickPick(play: Play, random: RandomBelow): Selection {
  const choices = choicesOf(play);
  if (layoutOf(play) !== 'places') return [drawn(choices, play.picks.least, random)];
  const mayRepeat = play.picks.mayRepeat || play.picks.from === undefined;
  return mayRepeat
    ? Array.from({ length: placesOf(play) }, () => drawn(choices, 1, random))
    : drawn(choices, placesOf(play), random).map((choice) => [choice]);
}

function drawn(from: readonly string[], count: number, random: RandomBelow): string[] {
  const left = [...from];
  return Array.from({ length: count }, () => left.splice(random(left.length), 1)[0]!);
}
