import { type Random, seededRandom } from '../seededRandom.ts';

/** Someone below the agent, before there is a row. */
export interface DownlineMember {
  username: string;
  nickname: string;
  isAgent: boolean;
  level: 1 | 2 | 3;
  /** Place in the list of whoever brought this one; undefined below the agent itself. */
  upline: number | undefined;
  joinedDaysAgo: number;
  /** How often this one plays, of 1, and for how much beside others. */
  habit: number;
  purse: number;
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

/** Of each level: how many members, and how many of them are agents themselves. The rest brought friends all the same. */
const levels = [
  { members: 8, agents: 3 },
  { members: 40, agents: 5 },
  { members: 120, agents: 0 },
] as const;

/** Agents bring this much of the next level. */
const shareOfAgents = 0.75;

const oldestDays = 380;

/** A downline of three levels, the same for the same merchant. Members stand after whoever brought them. */
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
        habit: 0.03 + random.below(30) / 100,
        purse: 1 + random.below(12),
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
