/** The smallest set of these unique numbers that must be moved to sort all of them in ascending order. */
export function outOfOrder(numbers: readonly number[]): ReadonlySet<number> {
  /** For each number: the longest ascending series that ends with it. */
  const series: number[][] = [];
  let longest: number[] = [];
  for (const [at, number] of numbers.entries()) {
    let before: number[] = [];
    for (let earlier = 0; earlier < at; earlier += 1)
      if (numbers[earlier]! < number && series[earlier]!.length > before.length) before = series[earlier]!;
    series.push([...before, number]);
    if (series[at]!.length > longest.length) longest = series[at]!;
  }
  return new Set(numbers.filter((number) => !longest.includes(number)));
}
