/** The highest possible age, in years. */
const longestLife = 119;

/** Returns the first and the last allowed date of birth, as "1990-02-28". `today` has the same form. */
export function birthdayLimits(today: string, minimumAge: number): { min: string; max: string } {
  const year = Number(today.slice(0, 4));
  return { min: `${year - longestLife}-01-01`, max: `${year - minimumAge}${today.slice(4)}` };
}

/** Returns the problem of a date of birth; undefined if it is valid. Both limits are allowed. */
export function birthdayProblem(
  day: string,
  { min, max }: ReturnType<typeof birthdayLimits>,
  today: string,
): 'day' | 'young' | undefined {
  if (day === '') return undefined;
  if (day < min || day > today) return 'day';
  return day > max ? 'young' : undefined;
}
