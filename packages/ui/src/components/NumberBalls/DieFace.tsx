/** Positions of pips on a face of 24 by 24: corners, the middles of the sides, the middle. */
const [topStart, topEnd, middleStart, middle, middleEnd, bottomStart, bottomEnd] = [
  [7, 7],
  [17, 7],
  [7, 12],
  [12, 12],
  [17, 12],
  [7, 17],
  [17, 17],
] as const;

const faces = [
  [],
  [middle],
  [topEnd, bottomStart],
  [topEnd, middle, bottomStart],
  [topStart, topEnd, bottomStart, bottomEnd],
  [topStart, topEnd, middle, bottomStart, bottomEnd],
  [topStart, topEnd, middleStart, middleEnd, bottomStart, bottomEnd],
] as const;

/** One face of a die. For an invalid number it has no dots. */
export function DieFace({ pips }: { pips: number }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      {(faces[pips] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={pips === 1 ? 3.4 : 2.5} />
      ))}
    </svg>
  );
}
