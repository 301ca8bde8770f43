/** How a lottery can be played. Each pays in a prize mode of its own: Lott, ZY. An e-lottery pays as Elott either way. */
export type PlayType = 'Tradition' | 'Entertainment';

const playTypes: readonly PlayType[] = ['Tradition', 'Entertainment'];

/** The play types that a lottery's mode names, such as "Tradition,Entertainment"; one that names none is played traditionally. */
export function playTypesOf(lottoMode: string | undefined): readonly PlayType[] {
  const named = playTypes.filter((type) => lottoMode?.includes(type));
  return named.length === 0 ? ['Tradition'] : named;
}
