import type { Chance } from '../seeded.ts';
import type { GameType } from '../pictureTypes.ts';
import { BAZAAR } from './bazaar.ts';
import { BEASTS } from './beasts.ts';
import { BIRDS } from './birds.ts';
import { CARD_GAMES } from './cardGames.ts';
import { COURT_SPORTS } from './courtSports.ts';
import { GENTLE_BEASTS } from './gentleBeasts.ts';
import { LOTTERY_CARDS } from './lotteryCards.ts';
import { LOTTERY_DRAWS } from './lotteryDraws.ts';
import { LOTTERY_MOMENTS } from './lotteryMoments.ts';
import { LOTTERY_PLACES } from './lotteryPlaces.ts';
import { STEMS } from './otherLanguages.ts';
import { SEA } from './sea.ts';
import { DEEP_SEA } from './deepSea.ts';
import { SPORTS } from './sports.ts';
import type { Subject } from './subject.ts';
import { TABLES } from './tables.ts';
import { BOARD_GAMES } from './boardGames.ts';
import { TREASURES } from './treasures.ts';
import { CHARMS } from './charms.ts';
import { WAYSIDE } from './wayside.ts';
import { ROADSIDE } from './roadside.ts';
import { WONDERS } from './wonders.ts';
import { JOURNEYS } from './journeys.ts';

/** All subjects. Their order affects the choice of a seed. */
export const SUBJECTS: readonly Subject[] = [
  ...TREASURES,
  ...CHARMS,
  ...BEASTS,
  ...GENTLE_BEASTS,
  ...BIRDS,
  ...BAZAAR,
  ...WONDERS,
  ...JOURNEYS,
  ...WAYSIDE,
  ...ROADSIDE,
  ...SEA,
  ...DEEP_SEA,
  ...TABLES,
  ...CARD_GAMES,
  ...BOARD_GAMES,
  ...SPORTS,
  ...COURT_SPORTS,
  ...LOTTERY_DRAWS,
  ...LOTTERY_CARDS,
  ...LOTTERY_PLACES,
  ...LOTTERY_MOMENTS,
];

/**
 * The search text of a word in ` name `. A match must be at the start of a word. A short word must match completely,
 * because 'ra' must not match 'race'.
 */
const searched = (word: string) => (word.length <= 3 ? ` ${word} ` : ` ${word}`);
const searchedAll = (words: readonly string[] = []) =>
  words.map((word) => ({ text: searched(word), length: word.length }));

/** The search texts for names, by subject. */
const searches = SUBJECTS.map((subject) => ({
  subject,
  words: searchedAll(subject.words),
  hints: searchedAll(subject.hints),
  stems: STEMS.filter(([, id]) => id === subject.id).map(([stem]) => stem),
}));

interface Found {
  readonly subject: Subject;
  readonly weight: number;
}

/** Cache of searched names, because seeding reads a catalogue several times. */
const known = new Map<string, readonly Found[]>();
const mostKnown = 20_000;

function found(name: string, type: GameType): readonly Found[] {
  const key = `${type} ${name}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const made = search(name, type);
  known.set(key, made);
  return made;
}

function search(name: string, type: GameType): Found[] {
  const plain = ` ${name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}&/-]+/gu, ' ')
    .trim()} `;
  const all: Found[] = [];
  for (const { subject, words, hints, stems } of searches) {
    const isOfType = subject.types.includes(type);
    let longest = 0;
    for (const { text, length } of words) if (length > longest && plain.includes(text)) longest = length;
    for (const stem of stems) if (stem.length > longest && plain.includes(stem)) longest = stem.length;
    let hint = 0;
    if (longest === 0 && isOfType)
      for (const { text, length } of hints) if (plain.includes(text)) hint = Math.max(hint, 1 + length / 10);
    longest += hint;
    if (longest > 0) all.push({ subject, weight: longest + (isOfType ? (hint > 0 ? 1 : 10) : 0) });
  }
  return all.toSorted((one, other) => other.weight - one.weight);
}

/** The subjects that a name mentions: subjects of the game type first, then by the length of the word. */
export function subjectsNamed(name: string, type: GameType): Subject[] {
  return found(name, type).map(({ subject }) => subject);
}

/**
 * Chooses the subject of a game: a subject that its name mentions, else a random subject of its type. Lotteries have
 * similar names, which differ only in place and time, for example "South Sea Five Digits 1 min". So all their subjects
 * have the same probability, and their pictures differ.
 */
export function chooseSubject(name: string, type: GameType, chance: Chance): Subject {
  const named = found(name, type);
  const equals =
    type === 'LOTT' || type === 'ELOTT'
      ? named.filter(({ subject }) => subject.types.includes(type))
      : named.filter(({ weight }) => weight === named[0]?.weight);
  if (equals.length > 0) return chance.pick(equals).subject;
  return chance.pick(SUBJECTS.filter((subject) => subject.types.includes(type)));
}

/** Finds a subject by its id. */
export function subjectById(id: string): Subject {
  const subject = SUBJECTS.find((candidate) => candidate.id === id);
  if (subject === undefined) throw new Error(`There is no subject '${id}'.`);
  return subject;
}
