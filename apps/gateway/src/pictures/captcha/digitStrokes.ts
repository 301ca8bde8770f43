export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];
/** A digit as pen strokes, in a box of 1 by 1.6. */
type Digit = readonly Stroke[];

/** Points on part of an ellipse. Angles are in quarter turns from the right, clockwise. */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke {
  return Array.from({ length: 17 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 16) * Math.PI) / 2;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
  });
}

/** A line in short pieces, so that it can be bent. */
function line(...corners: Point[]): Stroke {
  return corners.flatMap(([x, y], index) => {
    const next = corners[index + 1];
    if (next === undefined) return [[x, y] as const];
    return Array.from({ length: 5 }, (_, i) => [x + ((next[0] - x) * i) / 5, y + ((next[1] - y) * i) / 5] as const);
  });
}

/** Ways to write each digit. All are unambiguous: a 1 has a foot, a 7 has no foot, 6 and 9 have stems. */
export const digitFaces: readonly (readonly Digit[])[] = [
  [[arc(0.5, 0.8, 0.44, 0.8, 0, 4)], [arc(0.5, 0.8, 0.52, 0.72, 0, 4)], [arc(0.5, 0.8, 0.36, 0.8, 0, 4)]],
  [
    [line([0.14, 0.42], [0.52, 0.02], [0.52, 1.58]), line([0.12, 1.58], [0.92, 1.58])],
    [line([0.2, 0.3], [0.54, 0.02], [0.5, 1.58]), line([0.2, 1.56], [0.82, 1.6])],
  ],
  [
    [[...arc(0.5, 0.45, 0.42, 0.43, -2.1, 0.45), ...line([0.08, 1.58], [0.95, 1.58])]],
    [
      [
        ...arc(0.48, 0.42, 0.4, 0.42, -2, 0.6),
        ...line([0.06, 1.5]),
        ...arc(0.32, 1.5, 0.2, 0.12, -2, -1),
        ...line([0.5, 1.5], [0.98, 1.56]),
      ],
    ],
  ],
  [
    [[...line([0.1, 0.02], [0.88, 0.02], [0.45, 0.62]), ...arc(0.45, 1.1, 0.45, 0.48, -1, 1.8)]],
    [[...arc(0.42, 0.4, 0.4, 0.38, -1.9, 1), ...arc(0.42, 1.18, 0.48, 0.4, -1, 1.9)]],
  ],
  [
    [line([0.68, 1.58], [0.68, 0.02], [0.04, 1.1], [0.98, 1.1])],
    [line([0.16, 0.06], [0.1, 0.94], [0.96, 0.94]), line([0.72, 0.4], [0.7, 1.58])],
  ],
  [
    [[...line([0.86, 0.02], [0.2, 0.02], [0.14, 0.72]), ...arc(0.46, 1.08, 0.44, 0.5, -1.5, 1.75)]],
    [[...line([0.2, 0.06], [0.18, 0.7]), ...arc(0.4, 1.08, 0.5, 0.5, -1.3, 1.5)], line([0.2, 0.06], [0.92, 0.02])],
  ],
  [
    [arc(0.82, 1, 0.74, 1, -1.1, -2), arc(0.5, 1.1, 0.42, 0.48, 0, 4)],
    [line([0.72, 0.02], [0.3, 0.6], [0.1, 1.06]), arc(0.5, 1.14, 0.4, 0.44, 0, 4)],
  ],
  [
    [line([0.06, 0.02], [0.94, 0.02], [0.36, 1.58])],
    [line([0.06, 0.04], [0.92, 0.02], [0.44, 1.58]), line([0.3, 0.82], [0.9, 0.8])],
    [line([0.08, 0.26], [0.08, 0.03], [0.94, 0.03], [0.5, 0.8], [0.42, 1.58])],
  ],
  [
    [arc(0.5, 0.4, 0.34, 0.38, 0, 4), arc(0.5, 1.18, 0.42, 0.4, 0, 4)],
    [arc(0.5, 0.38, 0.38, 0.36, 0, 4), arc(0.5, 1.16, 0.48, 0.42, 0, 4)],
  ],
  [
    [arc(0.5, 0.48, 0.42, 0.46, 0, 4), arc(0.18, 0.58, 0.74, 1, 0, 0.9)],
    [arc(0.5, 0.46, 0.4, 0.44, 0, 4), line([0.9, 0.5], [0.72, 1], [0.3, 1.58])],
  ],
];
