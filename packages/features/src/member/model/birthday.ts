/** Years before this one from which on somebody may be born. */
const longestLife = 119;

/** The first and the last day that a player may be born on, as "1990-02-28". `today` in the same form. */
export function birthdayLimits(today: string, minimumAge: number): { min: string; max: string } {
  const year = Number(today.slice(0, 4));
  return { min: `${year - longestLife}-01-01`, max: `${year - minimumAge}${today.slice(4)}` };
}

/** What is wrong with a date of birth; undefined where nothing is. Both ends of the limits are allowed. */
export function birthdayProblem(
  day: string,
  { min, max }: ReturnType<typeof birthdayLimits>,
  today: string,
): 'day' | 'young' | undefined {
  if (day === '') return undefined;
  if (day < min || day > today) return 'day';
  return day > max ? 'young' : undefined;
}
