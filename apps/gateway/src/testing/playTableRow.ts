import type { Play } from '../lottery/plays/play.ts';

/** A play as a table row of docs/lotteries.md: code, name, picks, payouts by outcome, return to the player. */
export function playTableRow({ code, name, picks, odds }: Play, returned: number): string {
  const { from, digits, least, most, isOrdered, mayRepeat } = picks;
  const of =
    from === undefined
      ? `numbers of ${digits} digits`
      : from.length > 6
        ? `${from[0]} to ${from.at(-1)}`
        : from.join(', ');
  const how = [
    `${least === most ? least : `${least} to ${most}`} of ${of}`,
    isOrdered && least > 1 && 'in order',
    mayRepeat && 'repeats allowed',
  ]
    .filter(Boolean)
    .join(', ');
  const pays = Object.entries(odds)
    .map(([outcome, hundredths]) => `${outcome} ${(hundredths / 100).toFixed(2)}`)
    .join(', ');
  return `| \`${code}\` | ${name.EN} | ${how} | ${pays} | ${(returned * 100).toFixed(2)} % |`;
}
