/** The ways to play a lottery. Each has its own prize mode: Lott, ZY. An e-lottery always uses Elott. */
export type PlayType = 'Tradition' | 'Entertainment';

const playTypes: readonly PlayType[] = ['Tradition', 'Entertainment'];

/**
 * The play types in a lottery's mode, for example "Tradition,Entertainment". A mode without a known type is
 * traditional.
 */
export function playTypesOf(lottoMode: string | undefined): readonly PlayType[] {
  const named = playTypes.filter((type) => lottoMode?.includes(type));
  return named.length === 0 ? ['Tradition'] : named;
}
