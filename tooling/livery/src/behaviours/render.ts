import type { JoinedBehaviour, Standing } from './join.ts';

const stateAppearance: readonly Standing[] = ['proved', 'in part', 'failing', 'not yet'];

/** The number of clauses with each standing. */
export function countStandings(behaviours: readonly JoinedBehaviour[]): Record<Standing, number> {
  return Object.fromEntries(
    stateAppearance.map((standing) => [
      standing,
      behaviours.filter((behaviour) => behaviour.standing === standing).length,
    ]),
  ) as Record<Standing, number>;
}

/** A line for each area, the total, and every failing clause with its failing tests. */
export function renderAreas(behaviours: readonly JoinedBehaviour[]): string {
  const areas = [...new Set(behaviours.map(({ area }) => area))];
  const row = (name: string, of: readonly JoinedBehaviour[]) => {
    const counts = countStandings(of);
    return [
      name.padEnd(9),
      ...stateAppearance.map((standing) => String(counts[standing]).padStart(standing.length + 2)),
      String(of.length).padStart(6),
    ].join('');
  };
  const head = ['area'.padEnd(9), ...stateAppearance.map((standing) => `  ${standing}`), '   all'].join('');
  const lines = [
    head,
    ...areas.map((area) =>
      row(
        area,
        behaviours.filter((behaviour) => behaviour.area === area),
      ),
    ),
    row('together', behaviours),
  ];
  const failing = behaviours.filter(({ standing }) => standing === 'failing');
  return [...lines, ...(failing.length > 0 ? ['', ...failing.map(renderClause)] : [])].join('\n');
}

/** Every clause with its standing and the tests that name it. */
export function renderClauses(behaviours: readonly JoinedBehaviour[]): string {
  return behaviours.map(renderClause).join('\n');
}

function renderClause({ id, standing, text, missingParts, tests }: JoinedBehaviour): string {
  const shown = standing === 'failing' ? tests.filter(({ state }) => state === 'failed') : tests;
  return [
    `${id.padEnd(10)} ${standing.padEnd(8)} ${text}`,
    ...(standing === 'in part' ? [`           missing: ${missingParts.join(', ')}`] : []),
    ...shown.map(({ title, state, file }) => `           ${state}: ${title} (${file})`),
  ].join('\n');
}
