import { type Random, seededRandom } from '../seededRandom.ts';

/** A member of the demo agent's downline, before it has a row. */
export interface DownlineMember {
  username: string;
  nickname: string;
  isAgent: boolean;
  level: 1 | 2 | 3;
  /** Index of the member's referrer; undefined for members referred by the agent. */
  upline: number | undefined;
  joinedDaysAgo: number;
  /** Probability of playing on a day, and a factor for the amounts. */
  playProbability: number;
  amountFactor: number;
}

const firstNames = [
  'rahim',
  'karim',
  'salma',
  'nadia',
  'tania',
  'jamal',
  'shirin',
  'farhan',
  'imran',
  'sana',
  'bilal',
  'ayesha',
  'hamza',
  'zoya',
  'usman',
  'mehak',
  'rubel',
  'sumon',
  'mitu',
  'arif',
  'lata',
  'rony',
  'sohel',
  'moni',
  'joao',
  'ana',
  'pedro',
  'bia',
  'caio',
  'lia',
  'rui',
  'ines',
  'tariq',
  'noor',
  'fahad',
  'hina',
  'shuvo',
  'piya',
  'tuhin',
  'riya',
] as const;

/** Number of members of each level, and number of agents among them. Members who are not agents refer members too. */
const levels = [
  { members: 8, agents: 3 },
  { members: 40, agents: 5 },
  { members: 120, agents: 0 },
] as const;

/** Share of the next level that agents refer. */
const shareOfAgents = 0.75;

const oldestDays = 380;

/** Creates a downline of three levels, always the same for a merchant. Members are listed after their referrer. */
export function makeDownline(merchantCode: string): DownlineMember[] {
  const random = seededRandom(`downline ${merchantCode}`);
  const names = new Set<string>();
  const all: DownlineMember[] = [];
  let above: number[] = [];
  for (const [index, { members, agents }] of levels.entries()) {
    const start = all.length;
    for (let n = 0; n < members; n++) {
      const upline = index === 0 ? undefined : chooseUpline(above, all, random);
      const uplineDays = upline === undefined ? oldestDays : all[upline]!.joinedDaysAgo;
      const first = random.pick(firstNames);
      all.push({
        username: newName(first, names, random),
        nickname: random.chance(0.4) ? first[0]!.toUpperCase() + first.slice(1) : '',
        isAgent: n < agents,
        level: (index + 1) as 1 | 2 | 3,
        upline,
        joinedDaysAgo: Math.max(1, Math.floor(uplineDays * (0.15 + random.below(80) / 100))),
        playProbability: 0.03 + random.below(30) / 100,
        amountFactor: 1 + random.below(12),
      });
    }
    above = all.slice(start).map((_member, n) => start + n);
  }
  return all;
}

function chooseUpline(above: readonly number[], all: readonly DownlineMember[], random: Random): number {
  const agents = above.filter((place) => all[place]!.isAgent);
  return random.pick(random.chance(shareOfAgents) ? agents : above);
}

function newName(first: string, names: Set<string>, random: Random): string {
  let name: string;
  do name = `${first}${100 + random.below(900)}`;
  while (names.has(name));
  names.add(name);
  return name;
}
