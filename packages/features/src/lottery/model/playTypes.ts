/** The ways to play a lottery. Their prize modes are Lott and ZY. An e-lottery always uses Elott. */
export type PlayType = 'Tradition' | 'Entertainment';

const playTypes: readonly PlayType[] = ['Tradition', 'Entertainment'];

/**
 * Returns the play types in a lottery's mode, for example "Tradition,Entertainment". A mode without a known type is
 * traditional.
 */
export function playTypesOf(lottoMode: string | undefined): readonly PlayType[] {
  const named = playTypes.filter((type) => lottoMode?.includes(type));
  return named.length === 0 ? ['Tradition'] : named;
}
