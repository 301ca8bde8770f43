import type { Chance } from '../seeded.ts';
import type { GameType } from '../pictureTypes.ts';
import { BEASTS } from './beasts.ts';
import { GENTLE_BEASTS } from './gentleBeasts.ts';
import { LOTTERY_DRAWS } from './lotteryDraws.ts';
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

/** Every subject. The order decides which one a seed chooses. */
export const SUBJECTS: readonly Subject[] = [
  ...TREASURES,
  ...CHARMS,
  ...BEASTS,
  ...GENTLE_BEASTS,
  ...WONDERS,
  ...JOURNEYS,
  ...WAYSIDE,
  ...ROADSIDE,
  ...SEA,
  ...DEEP_SEA,
  ...TABLES,
  ...BOARD_GAMES,
  ...SPORTS,
  ...LOTTERY_DRAWS,
];

/** Whether a word begins a word of the name; short words must match whole ones ('ra' is not in 'race'). */
function wordIn(name: string, word: string): boolean {
  const at = ` ${name} `.indexOf(word.length <= 3 ? ` ${word} ` : ` ${word}`);
  return at >= 0;
}

interface Found {
  readonly subject: Subject;
  readonly weight: number;
}

function found(name: string, type: GameType): Found[] {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}&/-]+/gu, ' ')
    .trim();
  const all: Found[] = [];
  for (const subject of SUBJECTS) {
    let longest = 0;
    for (const word of subject.words) if (wordIn(plain, word)) longest = Math.max(longest, word.length);
    for (const [stem, id] of STEMS)
      if (id === subject.id && plain.includes(stem)) longest = Math.max(longest, stem.length);
    const hint =
      longest > 0 || !subject.types.includes(type)
        ? 0
        : Math.max(0, ...(subject.hints ?? []).map((word) => (wordIn(plain, word) ? 1 + word.length / 10 : 0)));
    longest += hint;
    if (longest > 0) all.push({ subject, weight: longest + (subject.types.includes(type) ? (hint > 0 ? 1 : 10) : 0) });
  }
  return all.toSorted((one, other) => other.weight - one.weight);
}

/** The subjects that a name mentions, the longest word first; those of the game type come first. */
export function subjectsNamed(name: string, type: GameType): Subject[] {
  return found(name, type).map(({ subject }) => subject);
}

/** Chooses the subject of a game: what its name mentions, else a random one of its type. */
export function chooseSubject(name: string, type: GameType, chance: Chance): Subject {
  const named = found(name, type);
  const equals = named.filter(({ weight }) => weight === named[0]?.weight);
  if (equals.length > 0) return chance.pick(equals).subject;
  return chance.pick(SUBJECTS.filter((subject) => subject.types.includes(type)));
}

/** Finds a subject by its id. */
export function subjectById(id: string): Subject {
  const subject = SUBJECTS.find((candidate) => candidate.id === id);
  if (subject === undefined) throw new Error(`There is no subject '${id}'.`);
  return subject;
}
