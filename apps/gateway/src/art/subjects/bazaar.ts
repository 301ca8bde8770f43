import { circle, ellipse, mirrored, path, place, rect, round, starPath, stroke, times } from '../shapes.ts';
import type { Subject } from './subject.ts';

/** Things of a market and a palace: stalls, spices, fruit, stones, a queen. */
export const BAZAAR: readonly Subject[] = [
  {
    id: 'stall',
    words: ['bazaar', 'market', 'souk'],
    types: ['RNG'],
    scenes: ['city', 'bokeh', 'rays', 'desert'],
    accents: ['coin', 'gem', 'sparkle'],
    lean: 0,
    svg: (c) =>
      rect(-92, -40, 10, 136, 3, c.woodLo) +
      rect(82, -40, 10, 136, 3, c.woodLo) +
      path('M-84-92H84L108-36H-108Z', c.whiteHi) +
      [-84, -28, 28]
        .map((x) => path(`M${x}-92H${x + 28}L${x + 28 + (x + 28) * 0.286}-36H${x + x * 0.286}Z`, c.red))
        .join('') +
      times(6, (i) => path(`M${-108 + i * 36}-36a18 18 0 0 0 36 0Z`, i % 2 === 0 ? c.red : c.whiteHi)) +
      rect(-98, 34, 196, 62, 6, c.wood) +
      times(4, (i) => stroke(`M${-58 + i * 39} 40V92`, c.woodLo, 3)) +
      rect(-104, 26, 208, 14, 5, c.woodHi) +
      ellipse(-58, 16, 32, 12, c.gold) +
      times(5, (i) => circle(-78 + i * 10, 6 - (i % 2) * 8, 9, i % 2 === 0 ? c.orange : c.red)) +
      path('M-12 26L-4-6H26L34 26Z', c.b) +
      ellipse(11, -6, 15, 5, c.bHi) +
      path('M52 26Q48-2 66-4V-16H76V-4Q94-2 90 26Z', c.teal) +
      circle(71, 10, 6, c.goldHi),
  },
  {
    id: 'spices',
    words: ['spice', 'masala', 'saffron'],
    types: ['RNG'],
    scenes: ['mandala', 'rays', 'desert', 'hall'],
    accents: ['leaf', 'petal', 'sparkle'],
    lean: 4,
    svg: (c) =>
      [
        [-56, 12, c.red, c.redHi, c.bLo, c.b],
        [58, 8, c.gold, c.goldHi, c.aLo, c.a],
        [0, 66, c.orange, c.orangeHi, c.woodLo, c.wood],
      ]
        .map(([x, y, heap, lit, shade, bowl]) =>
          place(
            x as number,
            y as number,
            1.05,
            0,
            path('M-42-4Q-20-62 0-62T42-4Z', heap as string) +
              path('M-20-18Q-10-50 2-56Q6-34-6-12Z', lit as string, 'opacity=".8"') +
              path('M-52-6H52Q48 32 20 34H-20Q-48 32-52-6Z', shade as string) +
              path('M-52-6H52Q50 12 34 18H-34Q-50 12-52-6Z', bowl as string) +
              times(5, (i) => circle(-32 + i * 16, 6, 3.4, i % 2 === 0 ? (lit as string) : (heap as string))),
          ),
        )
        .join('') +
      place(
        0,
        -72,
        0.9,
        0,
        round(8, () => path('M-6-4Q0-34 6-4Z', c.woodLo)) + round(8, () => circle(0, -17, 3.4, c.orangeHi)),
      ),
  },
  {
    id: 'mango',
    words: ['mango'],
    types: ['RNG'],
    scenes: ['jungle', 'rays', 'bokeh', 'clouds'],
    accents: ['leaf', 'petal', 'sparkle'],
    lean: 6,
    svg: (c) =>
      path('M20-84C-6-104-40-98-58-78C-30-62-4-62 20-84Z', c.green) +
      path('M22-84C40-108 76-104 92-82C66-70 40-68 22-84Z', c.greenLo) +
      stroke('M-54-78Q-20-80 18-84M88-82Q54-84 24-84', c.greenHi, 3) +
      stroke('M20-88V-58', c.woodLo, 8) +
      path('M20-66C78-66 96-10 74 36C54 78 2 102-40 86C-78 70-78 30-48 2C-22-22-22-66 20-66Z', c.orange) +
      path('M24-60C70-56 84-8 64 32C52 56 30 72 8 80C40 40 52-10 24-60Z', c.red, 'opacity=".75"') +
      path('M-44 16C-66 38-62 66-42 74C-52 52-44 32-24 12Z', c.goldHi, 'opacity=".85"') +
      ellipse(-4, -22, 9, 18, c.goldHi, 'transform="rotate(28 -4 -22)" opacity=".8"') +
      place(
        62,
        66,
        1,
        10,
        path('M-38-8Q0-36 38-8Q36 30 0 32Q-36 30-38-8Z', c.gold) +
          path('M-38-8Q0 12 38-8Q34-18 0-18T-38-8Z', c.orange) +
          stroke('M-20-2L-14 24M0 4V28M20-2L14 24M-32 10H32', c.orangeLo, 2.5),
      ),
  },
  {
    id: 'ruby',
    words: ['ruby', 'garnet'],
    types: ['RNG'],
    scenes: ['rays', 'space', 'mandala', 'bokeh'],
    accents: ['gem', 'sparkle', 'coin'],
    lean: 5,
    floats: true,
    svg: (c) =>
      path('M-50-88H50L94-38V38L50 88H-50L-94 38V-38Z', c.redLo) +
      path('M-50-88H50L26-46H-26Z', c.redHi) +
      path('M50-88L94-38 48-24 26-46Z', c.red) +
      path('M-50-88L-94-38-48-24-26-46Z', c.pinkHi) +
      path('M-94-38V38L-48 24V-24Z', c.red) +
      path('M-48-24L-26-46H26L48-24V24L26 46H-26L-48 24Z', c.pink) +
      path('M-48-24L-26-46H26L-48 20Z', c.redHi) +
      path('M-94 38L-50 88-26 46-48 24Z', c.redLo) +
      path('M-50 88H50L26 46H-26Z', c.red) +
      path('M-34-34H10L-34 8Z', c.whiteHi, 'opacity=".55"') +
      path(starPath(62, -62, 24, 5, 4), c.whiteHi),
  },
  {
    id: 'sultana',
    words: ['sultana', 'princess', 'queen', 'begum'],
    types: ['RNG'],
    scenes: ['hall', 'mandala', 'desert', 'bokeh'],
    accents: ['gem', 'petal', 'sparkle'],
    lean: 0,
    svg: (c) =>
      path('M0-92C60-92 76-40 72 10C70 50 92 70 96 98H-96C-92 70-70 50-72 10C-76-40-60-92 0-92Z', c.aLo) +
      path('M0-88C50-88 64-40 60 8C58 44 74 72 78 98H-78C-74 72-58 44-60 8C-64-40-50-88 0-88Z', c.a) +
      path('M-46-30C-46-72 46-72 46-30C48 10 30 44 0 44C-30 44-48 10-46-30Z', c.darkLo) +
      path('M-36-22C-36-56 36-56 36-22C38 10 22 36 0 36C-22 36-38 10-36-22Z', c.skin) +
      path('M-14 30H14V54Q0 66-14 54Z', c.skinLo) +
      path('M-60 98Q-46 58-14 52Q0 66 14 52Q46 58 60 98Z', c.b) +
      path('M-40-36C-30-58-8-60 0-58C8-60 30-58 40-36C20-48 8-46 0-36C-8-46-20-48-40-36Z', c.darkLo) +
      path('M-42-62L-48-98-24-80 0-112 24-80 48-98 42-62Q0-76-42-62Z', c.gold) +
      circle(0, -82, 7, c.red) +
      mirrored(circle(26, -75, 4.5, c.teal)) +
      circle(0, -50, 5, c.gold) +
      circle(0, -42, 4, c.red) +
      mirrored(
        path('M8-14Q17-22 28-13Q18-8 8-14Z', c.whiteHi) +
          circle(18, -14, 5, c.darkLo) +
          stroke('M7-26Q18-33 30-25', c.darkLo, 3.6) +
          circle(38, 6, 5, c.gold) +
          circle(38, 18, 6, c.red),
      ) +
      stroke('M0-10Q5 2-2 6', c.skinLo, 3) +
      path('M-11 16Q0 12 11 16Q0 27-11 16Z', c.red) +
      times(5, (i) => circle(-32 + i * 16, 76 - Math.abs(i - 2) * -3, 5.5, i % 2 === 0 ? c.gold : c.whiteHi)),
  },
  {
    id: 'palace',
    words: ['palace', 'taj', 'castle', 'citadel'],
    types: ['RNG'],
    scenes: ['clouds', 'rays', 'desert', 'river'],
    accents: ['star', 'petal', 'sparkle'],
    lean: 0,
    svg: (c) =>
      mirrored(
        rect(72, -40, 24, 136, 3, c.whiteLo) +
          path('M68-40H100V-46H68ZM70-46Q70-74 84-84Q98-74 98-46Z', c.b) +
          circle(84, -88, 4, c.gold) +
          rect(36, 0, 38, 96, 0, c.whiteHi) +
          path('M34 0H76V-8H34ZM38-8Q38-32 55-42Q72-32 72-8Z', c.a) +
          path('M46 96V40Q55 26 64 40V96Z', c.aLo),
      ) +
      rect(-40, -26, 80, 122, 0, c.whiteHi) +
      rect(-46, -32, 92, 10, 2, c.whiteLo) +
      path('M-42-32C-52-70-20-84 0-110C20-84 52-70 42-32Z', c.a) +
      path('M-28-36C-36-66-12-78-2-96C-8-70-10-52-8-36Z', c.aHi, 'opacity=".8"') +
      stroke('M0-108V-120', c.gold, 5) +
      path('M-24 96V22Q-24-6 0-16Q24-6 24 22V96Z', c.bLo) +
      path('M-14 96V30Q-14 8 0 0Q14 8 14 30V96Z', c.goldHi) +
      rect(-104, 88, 208, 12, 4, c.goldLo),
  },
  {
    id: 'oasis',
    words: ['oasis', 'palm', 'lagoon'],
    types: ['RNG'],
    scenes: ['desert', 'rays', 'clouds'],
    accents: ['leaf', 'bubble', 'sparkle'],
    lean: 0,
    svg: (c) =>
      ellipse(0, 74, 108, 26, c.goldLo) +
      ellipse(0, 70, 104, 24, c.gold) +
      ellipse(6, 74, 74, 15, c.blueLo) +
      ellipse(6, 72, 72, 13, c.teal) +
      stroke('M-26 72H16M20 80H52', c.whiteHi, 3.5) +
      path('M-36 66C-30 20-40-16-24-44L-12-42C-26-12-16 24-22 66Z', c.wood) +
      path('M44 62C46 30 40 6 50-14L60-12C50 8 58 34 56 62Z', c.woodLo) +
      [
        [-18, -46, 1, c.green, c.greenLo],
        [54, -14, 0.7, c.greenLo, c.green],
      ]
        .map(([x, y, scale, fill, shade]) =>
          place(
            x as number,
            y as number,
            scale as number,
            0,
            [-170, -135, -90, -45, -10, 20, 160]
              .map((turn, index) =>
                place(
                  0,
                  0,
                  1,
                  turn,
                  path('M0 0C16-24 50-24 74 0C46-8 20-2 0 8Z', (index % 2 === 0 ? fill : shade) as string),
                ),
              )
              .join('') +
              circle(-8, 8, 8, c.orange) +
              circle(8, 10, 8, c.orangeLo),
          ),
        )
        .join('') +
      path('M62 66l14-18 16 18Z', c.red) +
      path('M76 48l16 18h-8Z', c.redLo),
  },
  {
    id: 'ringed-planet',
    words: ['nebula', 'planet', 'galaxy', 'saturn', 'orbit'],
    types: ['RNG'],
    scenes: ['space', 'bokeh'],
    accents: ['star', 'sparkle', 'gem'],
    lean: 8,
    floats: true,
    svg: (c) =>
      place(
        0,
        0,
        1,
        -18,
        path('M-112 0A112 34 0 0 1 112 0H92A92 22 0 0 0-92 0Z', c.goldLo) +
          circle(0, 0, 70, c.a) +
          path('M-66-22Q0-4 66-24A70 70 0 0 0 52-46Q0-30-52-46A70 70 0 0 0-66-22Z', c.aHi) +
          path('M-68 16Q0 36 68 16A70 70 0 0 1 56 42Q0 60-56 42A70 70 0 0 1-68 16Z', c.aLo) +
          ellipse(-26, -34, 16, 9, c.whiteHi, 'opacity=".55"') +
          path('M-112 0A112 34 0 0 0 112 0H92A92 22 0 0 1-92 0Z', c.gold) +
          stroke('M-100 6A102 28 0 0 0 100 6', c.goldHi, 4),
      ) +
      circle(78, -72, 15, c.b) +
      ellipse(73, -76, 5, 3.4, c.bHi) +
      circle(-84, 70, 9, c.pink) +
      path(starPath(-76, -72, 17, 4, 4), c.whiteHi) +
      path(starPath(84, 66, 13, 3, 4), c.whiteHi),
  },
];
