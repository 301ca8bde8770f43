import { circle, ellipse, mirrored, path, place, rect, starPath, stroke, times } from '../shapes.ts';
import type { Subject } from './subject.ts';

/** Animals and gear of fishing games. */
export const SEA: readonly Subject[] = [
  {
    id: 'shark',
    words: ['shark', 'jaws'],
    hints: ['hunter', 'predator'],
    types: ['FISH', 'RNG'],
    scenes: ['deep', 'sea'],
    accents: ['bubble', 'fish'],
    lean: 6,
    floats: true,
    svg: (c) =>
      path('M-14-34C-14-70-2-92 26-104C22-76 30-54 44-34Z', c.blueLo) +
      path('M74 10C92-20 100-34 104-46C108-10 104 24 104 60C92 48 84 36 70 30Z', c.blueLo) +
      path('M-100 4C-84-40-20-56 34-36C60-26 78-8 92 18C70 44 30 58-14 56C-52 54-92 36-100 4Z', c.blue) +
      path('M-98 14C-60 26 20 40 86 22C66 46 30 58-14 56C-52 54-90 40-98 14Z', c.whiteHi) +
      path('M-94 16C-76 22-52 26-30 26C-34 44-66 50-86 34Z', c.redLo) +
      path('M-92 18l5 11l5-9l6 11l5-10l6 11l5-10l6 10l5-9l6 8l4-7C-60 24-78 22-92 18Z', c.whiteHi) +
      path('M-82 38l5-8l6 9l5-8l6 9l5-8l5 6l4-8C-48 48-70 50-82 38Z', c.whiteHi) +
      circle(-62, -8, 9, c.whiteHi) +
      circle(-64, -8, 5, c.darkLo) +
      stroke('M-76-20L-52-16', c.blueLo, 6) +
      stroke('M-18-8Q-24 8-18 22M-4-8Q-10 8-4 22M10-8Q4 8 10 22', c.blueLo, 4) +
      path('M-2 40C10 66 30 84 58 90C48 70 48 54 44 40Z', c.blueLo) +
      stroke('M-70-28Q-30-48 20-36', c.blueHi, 5),
  },
  {
    id: 'turtle',
    words: ['turtle', 'tortoise', 'reef'],
    types: ['FISH'],
    scenes: ['deep', 'sea'],
    accents: ['bubble', 'fish', 'leaf'],
    lean: 10,
    floats: true,
    svg: (c) =>
      path('M-34-26C-70-66-100-70-104-50C-98-26-70-8-40 4Z', c.green) +
      path('M34-26C70-66 100-70 104-50C98-26 70-8 40 4Z', c.green) +
      mirrored(path('M34 52C60 62 72 84 66 96C46 96 28 80 20 64Z', c.greenLo)) +
      ellipse(0, -72, 25, 28, c.green) +
      mirrored(
        circle(11, -80, 8, c.whiteHi) +
          circle(12, -82, 4, c.darkLo) +
          path('M-84-52C-78-56-70-52-66-46', 'none', `stroke="${c.greenHi}" stroke-width="5" stroke-linecap="round"`),
      ) +
      stroke('M-9-62Q0-54 9-62', c.greenLo, 4) +
      path('M0-58C46-58 66-22 62 18C58 54 30 78 0 78S-58 54-62 18C-66-22-46-58 0-58Z', c.woodLo) +
      path('M0-54C40-54 58-22 54 14C50 48 26 68 0 68S-50 48-54 14C-58-22-40-54 0-54Z', c.a) +
      path('M0-30L22-18V10L0 24-22 10V-18Z', c.gold) +
      mirrored(
        path(
          'M26-20L46-26 52 6 28 12ZM24 16L48 12C46 34 36 48 24 54L6 30ZM4-36L6-50C22-50 34-42 42-32L24-24Z',
          c.aHi,
          'opacity=".75"',
        ),
      ) +
      path('M0-30L22-18 0-6-22-18Z', c.goldHi),
  },
  {
    id: 'angler',
    words: ['angler', 'piranha', 'abyss', 'lantern fish'],
    hints: ['deep', 'monster', 'boss'],
    types: ['FISH'],
    scenes: ['deep'],
    accents: ['bubble', 'sparkle'],
    lean: 4,
    floats: true,
    svg: (c) =>
      circle(-66, -70, 34, c.goldHi, 'opacity=".35"') +
      stroke('M10-40C0-96-40-104-64-74', c.violetLo, 7) +
      circle(-66, -70, 13, c.goldHi) +
      path('M60 0C84-30 96-34 104-34C98-8 98 20 104 46C90 44 76 36 60 20Z', c.b) +
      path('M-30-34C-10-70 30-70 44-40L20-20Z', c.b) +
      path('M-84 0C-70-44-10-58 34-38C66-24 78 8 66 38C50 74-10 86-50 68C-80 54-92 28-84 0Z', c.violet) +
      path('M-86 8C-50-4-10 2 14 22C-2 58-42 72-70 54C-84 44-88 24-86 8Z', c.redLo) +
      path('M-85 8L-78 32-68 4-58 34-48 3-36 32-26 6-16 30-6 12 2 26 14 22C-10 2-50-4-85 8Z', c.whiteHi) +
      path('M-78 48L-68 30-60 56-48 34-40 62-28 36-20 58-10 40-4 46C-26 68-56 66-78 48Z', c.whiteHi) +
      circle(-20, -20, 17, c.whiteHi) +
      circle(-24, -20, 10, c.gold) +
      circle(-25, -20, 5, c.darkLo) +
      stroke('M-42-34L-4-40', c.violetLo, 7) +
      circle(34, -10, 6, c.violetHi, 'opacity=".7"') +
      circle(46, 12, 8, c.violetHi, 'opacity=".7"') +
      circle(26, 30, 5, c.violetHi, 'opacity=".7"'),
  },
  {
    id: 'octopus',
    words: ['octopus', 'kraken', 'squid', 'tentacle'],
    types: ['FISH'],
    scenes: ['deep', 'sea'],
    accents: ['bubble', 'coin'],
    lean: 0,
    floats: true,
    svg: (c) =>
      mirrored(
        stroke('M20 26C30 76 4 84 14 98', c.aLo, 20) +
          stroke('M34 22C56 56 40 84 66 92', c.a.startsWith('url') ? c.aLo : c.a, 19) +
          stroke('M42 10C84 20 70 60 98 58C106 48 98 40 90 44', c.aLo, 17) +
          [
            [52, 54],
            [56, 74],
            [76, 26],
            [82, 46],
            [20, 60],
            [14, 80],
          ]
            .map(([x, y]) => circle(x as number, y as number, 4.5, c.aHi))
            .join(''),
      ) +
      path('M0-98C50-98 68-58 60-26C54-4 60 10 48 28C30 46-30 46-48 28C-60 10-54-4-60-26C-68-58-50-98 0-98Z', c.a) +
      ellipse(-24, -70, 14, 18, c.aHi, 'opacity=".8" transform="rotate(28 -24 -70)"') +
      mirrored(
        ellipse(22, -16, 16, 19, c.whiteHi) +
          circle(19, -13, 10, c.darkLo) +
          circle(23, -19, 4, c.whiteHi) +
          stroke('M6-38L38-44', c.aLo, 6),
      ) +
      path('M-18 16Q0 32 18 16Q12 34 0 34T-18 16Z', c.redLo) +
      circle(40, -58, 6, c.aLo, 'opacity=".6"') +
      circle(30, -74, 4, c.aLo, 'opacity=".6"'),
  },
  {
    id: 'crab',
    words: ['crab', 'lobster', 'shrimp', 'prawn', 'hoo hey'],
    hints: ['claw'],
    types: ['FISH', 'PVP'],
    scenes: ['deep', 'sea'],
    accents: ['bubble', 'coin', 'fish'],
    lean: 0,
    floats: true,
    svg: (c) =>
      mirrored(
        stroke('M46 40L84 30 96 54M42 52L76 56 84 80M34 62L58 76 60 96', c.redLo, 10) +
          stroke('M50 12C66 4 70-14 66-28', c.redLo, 16) +
          path('M70-20C40-26 36-64 60-84C54-62 68-58 72-50C76-60 88-74 80-92C108-76 106-30 70-20Z', c.red) +
          stroke('M54-48C54-58 56-66 60-74', c.redHi, 5) +
          stroke('M18-2L24-26', c.redLo, 7) +
          circle(25, -34, 14, c.whiteHi) +
          circle(23, -33, 7.5, c.darkLo) +
          circle(26, -37, 2.8, c.whiteHi),
      ) +
      path('M0-8C48-8 74 16 68 42C60 72 30 80 0 80S-60 72-68 42C-74 16-48-8 0-8Z', c.red) +
      path('M-56 22C-44 2-20-2 0-2S44 2 56 22C30 10-30 10-56 22Z', c.redHi) +
      path('M-26 44Q0 58 26 44Q20 66 0 66T-26 44Z', c.redLo) +
      mirrored(circle(44, 36, 7, c.orangeHi) + circle(34, 24, 4, c.orangeHi)),
  },
  {
    id: 'whale',
    words: ['whale', 'leviathan', 'orca', 'dolphin'],
    hints: ['ocean'],
    types: ['FISH', 'RNG'],
    scenes: ['sea', 'deep', 'night'],
    accents: ['bubble', 'fish', 'star'],
    lean: 4,
    floats: true,
    svg: (c) =>
      stroke('M-34-44C-36-70-60-66-58-84M-34-44C-34-78-12-70-14-92M-34-44C-30-60 0-62 4-76', c.whiteHi, 8) +
      path('M62 0C66-30 52-44 46-64C64-62 76-52 84-40C88-54 98-64 110-66C110-44 98-24 86 2Z', c.blue) +
      path('M-98 20C-96-30-40-46 4-30C40-16 56 6 70-14L90-6C88 44 50 84-10 84C-64 84-100 60-98 20Z', c.blue) +
      path('M-97 30C-60 44-10 48 30 40C20 70-4 84-20 84C-64 82-94 60-97 30Z', c.whiteHi) +
      stroke('M-84 44Q-50 56-10 56M-78 58Q-50 68-16 68M-62 72Q-44 78-24 78', c.blueHi, 3) +
      circle(-58, 14, 8, c.whiteHi) +
      circle(-60, 14, 5, c.darkLo) +
      stroke('M-95 24C-84 34-72 34-62 30', c.blueLo, 4) +
      path('M-6 36C6 56 26 64 44 60C38 44 24 32 8 30Z', c.blueLo) +
      stroke('M-76-10C-60-30-30-36-4-28', c.blueHi, 6),
  },
  {
    id: 'cannon',
    words: ['cannon', 'gun'],
    hints: ['shoot', 'blast', 'bomb', 'fishing', 'catch', 'fire'],
    types: ['FISH'],
    scenes: ['deep', 'sea', 'rays'],
    accents: ['fish', 'bubble', 'coin'],
    lean: 0,
    svg: (c) =>
      place(
        0,
        6,
        1,
        28,
        path(starPath(0, -98, 50, 24, 9), c.orange) +
          path(starPath(0, -98, 36, 18, 9, -70), c.gold) +
          path(starPath(0, -98, 20, 10, 9), c.whiteHi) +
          path('M-34 40L-26-66H26L34 40Z', c.gold) +
          path('M-12 40L-9-66H2L6 40Z', c.goldHi) +
          rect(-34, -82, 68, 20, 8, c.goldLo) +
          rect(-34, -84, 68, 16, 8, c.gold) +
          ellipse(0, -84, 24, 7, c.darkLo) +
          rect(-34, -26, 68, 12, 4, c.red) +
          rect(-37, 14, 74, 14, 4, c.red),
      ) +
      path('M-66 96C-66 44-40 22-6 22S54 44 54 96Z', c.a) +
      path('M-54 90C-54 54-36 36-10 34', 'none', `stroke="${c.aHi}" stroke-width="7" stroke-linecap="round"`) +
      rect(-86, 82, 160, 18, 9, c.goldLo) +
      rect(-86, 80, 160, 13, 6, c.gold) +
      circle(-6, 62, 21, c.gold) +
      path(starPath(-6, 62, 15, 7, 5), c.red),
  },
  {
    id: 'mermaid',
    words: ['mermaid', 'siren', 'atlantis', 'aqua', 'neptune', 'poseidon'],
    types: ['FISH', 'RNG'],
    scenes: ['deep', 'sea', 'night', 'bokeh'],
    accents: ['bubble', 'sparkle', 'fish'],
    lean: 4,
    floats: true,
    svg: (c) =>
      path('M-14 92C-50 88-56 40-30 16C0-12 20-10 24-40C40-30 52-6 40 26C28 56 2 62-14 92Z', c.teal) +
      path('M20-34C-10-40-26-70-20-100C4-96 22-84 30-62C42-84 64-92 92-88C88-60 60-36 36-34Z', c.a) +
      stroke('M26-40C12-56-2-74-10-88M30-42C44-62 60-74 78-80', c.aHi, 4) +
      times(9, (i) =>
        stroke(
          `M${-26 + (i % 3) * 18 + Math.floor(i / 3) * 8} ${60 - Math.floor(i / 3) * 24 - (i % 3) * 8}q9 10 18-3`,
          c.tealHi,
          3.5,
        ),
      ) +
      path('M-98 100C-80 62-48 78-36 66C-20 52 18 56 28 72C44 64 84 66 98 100Z', c.blueLo) +
      stroke('M-84 92Q-60 76-38 86T6 84T60 86', c.whiteHi, 4) +
      circle(-58, 68, 15, c.white) +
      circle(-62, 63, 5, c.whiteHi) +
      path('M-84 92C-90 74-70 66-58 84C-46 66-28 76-34 92Z', c.pink),
  },
];
