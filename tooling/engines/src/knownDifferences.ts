interface KnownDifference {
  /** A part of the engine's name. */
  engine: string;
  /** Names of elements that differ. */
  pieces: readonly string[];
  reason: string;
}

/** Differences that players hardly notice and that we do not remove. */
const knownDifferences: readonly KnownDifference[] = [
  {
    engine: 'WebKit',
    pieces: ['h1 ', 'a /m/member/home', 'button Log out'],
    reason:
      'The link with name and balance is as wide as a name of five letters, even if the name is shorter: WebKit ignores `max-content` there. The button before it moves.',
  },
];

/** Whether a difference of an element is known in this engine. */
export const isKnown = (engine: string, piece: string): boolean =>
  knownDifferences.some((known) => engine.includes(known.engine) && known.pieces.includes(piece));
