import { circle, dots, ellipse, mirrored, path, place, rect, ring, starPath, stroke, times } from '../shapes.ts';
import type { Subject } from './subject.ts';

/** Things along a road: vehicles, trees, instruments, weather. */
export const ROADSIDE: readonly Subject[] = [
  {
    id: 'rickshaw',
    words: ['rickshaw', 'dhaka', 'street'],
    types: ['RNG', 'ELOTT'],
    scenes: ['city', 'mandala', 'rays', 'night'],
    accents: ['petal', 'star', 'coin'],
    lean: 0,
    svg: (c) =>
      path('M-92 8C-96-64-30-84 14-58L6-6C-20-20-50-14-60 10Z', c.a) +
      path('M-92 8C-96-64-30-84 14-58L11-40C-24-58-76-40-74 9Z', c.gold) +
      times(4, (i) => circle(-72 + i * 22, [-20, -44, -54, -54][i] as number, 5, i % 2 === 0 ? c.pink : c.goldHi)) +
      path('M-76 10H14L8 46H-66Z', c.red) +
      path(starPath(-30, 28, 14, 7, 8), c.goldHi) +
      stroke('M8 40H58M58 40L46-22M40-26H60', c.steelLo, 7) +
      rect(22, -8, 30, 10, 5, c.darkLo) +
      stroke('M38 0V40', c.steelLo, 6) +
      wheel(c.darkLo, c.goldHi, c.red, -40, 62, 36) +
      wheel(c.darkLo, c.goldHi, c.red, 70, 66, 31) +
      path('M-88 10H-60V20H-86Z', c.goldLo) +
      stroke('M62-30Q76-38 74-52', c.gold, 4) +
      circle(72, -54, 6, c.red),
  },
  {
    id: 'camel',
    words: ['camel', 'caravan', 'dune', 'nomad', 'silk road'],
    types: ['RNG'],
    scenes: ['desert', 'night', 'rays'],
    accents: ['star', 'coin', 'gem'],
    lean: 0,
    svg: (c) =>
      stroke('M-46 40V92M-20 44V92M34 44V92M54 40V92', c.woodLo, 13) +
      path('M-64 14C-70-34-44-34-34-18C-24-64 14-64 24-18C44-34 66-14 66 20C66 54 30 58 0 56S-60 56-64 14Z', c.wood) +
      path('M-58 26C-84 10-76-34-84-58L-96-64C-100-84-70-92-58-78C-52-60-62-20-40-6Z', c.wood) +
      path('M-36-20C-20-40 10-40 26-18L36 40C10 50-20 50-42 40Z', c.a) +
      path('M-40 22C-16 32 14 32 34 22L36 34C14 46-18 46-42 36Z', c.gold) +
      times(6, (i) =>
        stroke(`M${-38 + i * 14} ${42 + (i % 5 === 0 ? -2 : 3)}v10`, c.red.startsWith('url') ? c.redLo : c.red, 5),
      ) +
      path(starPath(-4, 2, 16, 7, 8), c.goldHi) +
      circle(-78, -74, 4, c.darkLo) +
      stroke('M-96-66Q-88-60-80-60', c.woodLo, 3) +
      path('M-64-84L-58-98-54-80Z', c.woodLo) +
      stroke('M-84-56Q-66-50-58-60', c.gold, 5) +
      stroke('M66 12Q84 20 78 44', c.woodLo, 6),
  },
  {
    id: 'tree',
    words: ['banyan', 'orchard', 'tamarind', 'forest', 'tree', 'oak', 'grove'],
    hints: ['harvest'],
    types: ['RNG'],
    scenes: ['hills', 'night', 'river', 'rays'],
    accents: ['leaf', 'coin', 'sparkle'],
    lean: 0,
    svg: (c) =>
      path(
        'M-18 30C-14-10-40-20-52-34L-40-40C-26-30-16-30-8-24L-4-50H10L10-22C20-28 30-32 44-44L54-36C38-22 14-8 18 30C22 70 40 84 70 96H-70C-40 84-22 70-18 30Z',
        c.wood,
      ) +
      stroke('M-44 0V84M46-4V84M-64 4V70M64 2V74', c.woodLo, 5) +
      path(
        'M-92-16C-112-52-78-76-58-70C-54-104-6-110 4-92C28-112 68-98 66-72C98-74 110-34 88-14C70 6 44-2 36-12C20 4-14 4-28-10C-44 4-78 6-92-16Z',
        c.green,
      ) +
      path(
        'M-78-30C-84-54-60-62-46-54C-40-84-10-88 2-72C20-88 50-80 50-58',
        'none',
        `stroke="${c.greenHi}" stroke-width="8" stroke-linecap="round"`,
      ) +
      [
        [-66, -22],
        [-30, -40],
        [12, -30],
        [52, -38],
        [76, -24],
        [-6, -70],
        [34, -66],
      ]
        .map(
          ([x, y]) =>
            circle(x as number, y as number, 9, c.red) + circle((x as number) - 3, (y as number) - 3, 2.6, c.redHi),
        )
        .join('') +
      path('M-84 96C-50 82 50 82 84 96Z', c.greenLo),
  },
  {
    id: 'helmet',
    words: ['ronin', 'samurai', 'shogun', 'ninja', 'bushido', 'kabuto'],
    types: ['RNG'],
    scenes: ['peaks', 'fire', 'mandala', 'night'],
    accents: ['petal', 'flame', 'sparkle'],
    lean: 0,
    svg: (c) =>
      mirrored(
        path('M20-58C40-66 66-82 70-108C92-70 60-36 22-38Z', c.gold) +
          path('M44-14L100-2 96 44 62 34Z', c.a) +
          path('M48-2L98 10M52 12L97 24M58 24L96 36', 'none', `stroke="${c.goldHi}" stroke-width="3"`),
      ) +
      path('M-66-2C-66-58-30-78 0-78S66-58 66-2Z', c.a) +
      path('M0-78C30-78 66-58 66-2H30C32-40 18-66 0-78Z', c.aLo) +
      stroke('M0-76V-8M-32-66Q-38-40-36-8M32-66Q38-40 36-8', c.goldHi, 4) +
      path('M-76-4C-40-22 40-22 76-4L70 14C40 0-40 0-70 14Z', c.gold) +
      path('M-50 8C-30 0 30 0 50 8L44 44C36 74 18 88 0 92C-18 88-36 74-44 44Z', c.darkLo) +
      mirrored(
        path('M10 16L40 10 36 24C28 30 16 28 10 16Z', c.goldHi) +
          circle(25, 19, 4, c.redLo) +
          path('M6 52C22 44 36 50 40 46L34 66C24 78 12 84 4 86Z', c.red),
      ) +
      path('M-7 26H7L12 46H-12Z', c.red) +
      path('M-22 58H22L16 70H-16Z', c.whiteHi) +
      stroke('M-10 58V70M0 58V70M10 58V70', c.darkLo, 3) +
      circle(0, -46, 17, c.gold) +
      path(starPath(0, -46, 13, 7, 8), c.red),
  },
  {
    id: 'dhol',
    words: ['drum', 'dhol', 'tabla', 'rhythm', 'samba', 'beat'],
    types: ['RNG'],
    scenes: ['mandala', 'curtain', 'rays', 'neon'],
    accents: ['note', 'petal', 'star'],
    lean: 6,
    svg: (c) =>
      place(
        0,
        6,
        1,
        -10,
        path('M-56-60C-76-20-76 40-56 78C-30 94 30 94 56 78C76 40 76-20 56-60Z', c.a) +
          path('M20-72L56-60C76-20 76 40 56 78L22 88C40 40 40-30 20-72Z', c.aLo) +
          stroke('M-60-48L-36 84L-12-46L12 88L34-46L54 78', c.goldHi, 5) +
          path('M-68-8C-30 8 30 8 68-8V18C30 34-30 34-68 18Z', c.red) +
          times(5, (i) => path(starPath(-48 + i * 24, 14 - Math.abs(i - 2) * 3, 9, 4, 6), c.goldHi)) +
          ellipse(0, -60, 58, 24, c.gold) +
          ellipse(0, -62, 48, 18, c.white) +
          ellipse(0, -62, 22, 8, c.darkLo),
      ) +
      place(-58, -62, 1, 38, rect(-6, -46, 12, 74, 6, c.wood) + circle(0, 32, 13, c.goldHi)) +
      place(64, -66, 1, -42, rect(-6, -46, 12, 74, 6, c.wood) + circle(0, 32, 13, c.goldHi)),
  },
  {
    id: 'gears',
    words: ['clockwork', 'steam', 'engine', 'gear', 'machine', 'train', 'factory'],
    hints: ['copper'],
    types: ['RNG'],
    scenes: ['city', 'hall', 'diamonds', 'rays'],
    accents: ['bolt', 'coin', 'sparkle'],
    lean: 8,
    floats: true,
    svg: (c) =>
      cog('ga', c.gold, c.goldLo, c.darkLo, -30, 26, 1, 12) +
      cog('gb', c.steel, c.steelLo, c.darkLo, 52, -40, 0.72, 10) +
      cog('gc', c.orange, c.orangeLo, c.darkLo, 60, 60, 0.5, 8) +
      circle(-30, 26, 40, c.whiteHi) +
      circle(-30, 26, 40, 'none', `stroke="${c.goldLo}" stroke-width="5"`) +
      place(
        -30,
        26,
        1,
        0,
        ring('gt', 12, stroke('M0-34V-28', c.darkLo, 4)) +
          stroke('M0 0V-24M0 0L16 10', c.redLo, 6) +
          circle(0, 0, 6, c.darkLo),
      ),
  },
  {
    id: 'monsoon',
    words: ['monsoon', 'storm', 'rain', 'thunder', 'lightning', 'cloud'],
    hints: ['electric'],
    types: ['RNG'],
    scenes: ['clouds', 'city', 'night', 'peaks'],
    accents: ['bolt', 'bubble', 'leaf'],
    lean: 5,
    floats: true,
    svg: (c) =>
      stroke('M-70 30l-10 34M-40 40l-10 34M44 40l-10 34M76 26l-10 34', c.blueHi, 6) +
      path('M8-4L-40 56H-8L-24 108L44 34H10L30-4Z', c.gold) +
      path('M8-4L-40 56H-8L-24 108L0 44H-14Z', c.goldHi) +
      path('M-62 24C-104 24-108-30-66-34C-66-80-6-98 18-62C46-84 88-60 78-28C112-22 104 24 66 24Z', c.white) +
      path('M-62 24C-92 24-100 0-90-16C-70 6-20 8 10 2C40 12 80 4 94-12C104 8 90 24 66 24Z', c.steel) +
      path('M-44-44C-36-66-10-72 4-58', 'none', `stroke="${c.whiteHi}" stroke-width="8" stroke-linecap="round"`) +
      mirrored(circle(20, -16, 6, c.darkLo) + circle(18, -18, 2.2, c.whiteHi) + circle(34, -4, 6, c.pinkHi)) +
      stroke('M-9-6Q0 2 9-6', c.darkLo, 4),
  },
  {
    id: 'comet',
    words: ['comet', 'meteor', 'starlit', 'starburst', 'starlight', 'supernova'],
    types: ['RNG'],
    scenes: ['space', 'aurora', 'night', 'neon'],
    accents: ['star', 'sparkle', 'gem'],
    lean: 6,
    floats: true,
    svg: (c) =>
      path('M-10 40C20-10 60-50 110-96C92-40 60 10 30 60Z', c.b, 'opacity=".75"') +
      path('M-24 26C0-20 30-56 74-102C66-60 40-10 14 40Z', c.pink, 'opacity=".8"') +
      path('M-6 56C30 30 70-10 104-44C92 0 60 40 20 74Z', c.a, 'opacity=".8"') +
      path(starPath(-24, 36, 66, 30, 5, -70), c.gold) +
      path(starPath(-28, 32, 48, 20, 5, -70), c.goldHi) +
      circle(-40, 30, 6, c.darkLo) +
      circle(-14, 34, 6, c.darkLo) +
      stroke('M-36 46Q-28 54-20 47', c.darkLo, 4) +
      path(starPath(60, 40, 14, 4, 4), c.whiteHi) +
      path(starPath(-60, -50, 16, 5, 4), c.whiteHi) +
      dots(
        [
          [20, -80],
          [90, 10],
          [-80, -10],
          [-4, -40],
        ],
        4,
        c.whiteHi,
      ),
  },
  {
    id: 'manta',
    words: ['manta', 'stingray', 'ray'],
    types: ['FISH'],
    scenes: ['deep', 'aurora'],
    accents: ['bubble', 'fish', 'sparkle'],
    lean: 12,
    floats: true,
    svg: (c) =>
      stroke('M0 50C10 70-16 84 4 108', c.blueLo, 6) +
      path(
        'M0-64C14-64 22-58 28-50C58-46 92-24 106 10C76 6 62 22 48 42C34 58 16 60 0 60S-34 58-48 42C-62 22-76 6-106 10C-92-24-58-46-28-50C-22-58-14-64 0-64Z',
        c.blue,
      ) +
      path(
        'M0 60C16 60 34 58 48 42C62 22 76 6 106 10C70-8 30 10 0 10S-70-8-106 10C-76 6-62 22-48 42C-34 58-16 60 0 60Z',
        c.blueLo,
      ) +
      mirrored(
        path('M14-60C18-84 34-92 40-84C34-76 32-64 28-50Z', c.blueLo) +
          circle(32, -38, 7, c.whiteHi) +
          circle(33, -39, 4, c.darkLo) +
          stroke('M12 24L26 20M12 34L24 31', c.blueHi, 4) +
          dots(
            [
              [40, -14],
              [56, -6],
              [30, -4],
              [70, -10],
            ],
            4,
            c.tealHi,
          ),
      ) +
      stroke('M-12-44Q0-36 12-44', c.darkLo, 4),
  },
];

function wheel(tyre: string, spoke: string, hub: string, x: number, y: number, radius: number): string {
  return (
    circle(x, y, radius, 'none', `stroke="${tyre}" stroke-width="7"`) +
    stroke(
      times(4, (i) => {
        const a = (i * Math.PI) / 4;
        const dx = Math.round(Math.cos(a) * radius);
        const dy = Math.round(Math.sin(a) * radius);
        return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
      }),
      spoke,
      2.5,
    ) +
    circle(x, y, 7, hub)
  );
}

function cog(
  id: string,
  fill: string,
  shade: string,
  hole: string,
  x: number,
  y: number,
  scale: number,
  teeth: number,
): string {
  return place(
    x,
    y,
    scale,
    0,
    ring(id, teeth, path('M-11-52L-8-72H8L11-52Z', shade)) +
      circle(0, 0, 60, shade) +
      circle(-2, -3, 57, fill) +
      circle(0, 0, 40, 'none', `stroke="${shade}" stroke-width="6"`) +
      circle(0, 0, 18, hole),
  );
}
