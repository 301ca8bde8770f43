import { circle, ellipse, escapeXml, mirrored, path, rect, stroke, times } from '../shapes.ts';
import { fishPays } from '../../games/rounds/fish.ts';
import { wheelOrder } from './wheelOrder.ts';
import type { PlayKind } from './playKinds.ts';
import type { PlayTexts } from './playTextKeys.ts';

/** The markup of one kind of game: its stage, its buttons and the drawings that both use. */
export interface PlayStage {
  readonly html: string;
  readonly controls: string;
  readonly defs: string;
}

const button = (id: string, text: string, quiet = false): string =>
  `<button type="button" id="${id}"${quiet ? ' class="second"' : ''}>${escapeXml(text)}</button>`;

const SUITS = `<path id="suit-heart" d="M0 16C-24 0-18-17-8-17C-3-17 0-12 0-9C0-12 3-17 8-17C18-17 24 0 0 16Z"/><path id="suit-spade" d="M0-18C24 0 18 14 8 12C4 11 2 8 1 6L5 17H-5L-1 6C-2 8-4 11-8 12C-18 14-24 0 0-18Z"/><path id="suit-diamond" d="M0-18L13 0 0 18-13 0Z"/><path id="suit-club" d="M0-17C9-17 10-6 5-2C12-6 19 2 14 9C10 14 3 11 1 6L5 17H-5L-1 6C-3 11-10 14-14 9C-19 2-12-6-5-2C-10-6-9-17 0-17Z"/>`;

function reels(texts: PlayTexts): PlayStage {
  return {
    html: `<div class="reels" aria-hidden="true">${times(3, () => '<div class="reel"><div class="strip"></div></div>')}</div><div class="line"></div>`,
    controls: button('go', texts.action.reels),
    defs: '',
  };
}

function fish(texts: PlayTexts, symbols: readonly string[]): PlayStage {
  const water = `<svg viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${path('M40-5h60L60 330H-20ZM180-5h50l-10 300h-70ZM310-5h44l50 320h-76Z', '#fff', 'opacity=".1"')}${path('M0 360Q80 320 160 356T320 350T400 356V400H0Z', '#06294e')}${times(6, (i) => stroke(`M${30 + i * 68} 400c-12-22 12-36 0-62s10-30 2-${40 + (i % 3) * 16}`, '#0d7a5c', 9))}${times(9, (i) => circle(30 + ((i * 97) % 360), 30 + ((i * 61) % 280), 4 + (i % 4), 'none', 'stroke="#fff" stroke-width="2" opacity=".5"'))}</svg>`;
  const swimmers = symbols
    .map(
      (symbol, index) =>
        `<button type="button" class="fish" aria-label="${escapeXml(texts.fish.replace('{n}', String(fishPays[index]! / 100)))}"><svg viewBox="-118 -122 236 240" aria-hidden="true"><use href="#p-${symbol}"/></svg></button>`,
    )
    .join('');
  return { html: `<div class="tank">${water}${swimmers}</div>`, controls: button('go', texts.action.fish), defs: '' };
}

function cards(texts: PlayTexts): PlayStage {
  const corner =
    '<text x="30" y="46" font-size="40" font-weight="700" text-anchor="middle" font-family="Georgia,\'Noto Serif\',serif"></text><use transform="translate(30 72) scale(.9)"/>';
  const face = `<svg class="face" viewBox="0 0 200 280" aria-hidden="true">${rect(2, 5, 196, 273, 16, '#000', 'opacity=".25"')}${rect(2, 2, 196, 273, 16, '#fffdf6')}${corner}<g transform="rotate(180 100 138.5)">${corner}</g><use transform="translate(100 140) scale(3.6)"/></svg>`;
  const back = `<svg class="back-side" viewBox="0 0 200 280" aria-hidden="true">${rect(2, 5, 196, 273, 16, '#000', 'opacity=".25"')}${rect(2, 2, 196, 273, 16, '#fffdf6')}${rect(12, 12, 176, 253, 10, '#8f1d3c')}${times(5, (row) => times(4, (column) => path(`M${34 + column * 44} ${24 + row * 46}l20 23l-20 23l-20-23Z`, 'none', 'stroke="#f3c76a" stroke-width="3"') + circle(34 + column * 44, 47 + row * 46, 5, '#f3c76a')))}</svg>`;
  return {
    html: `<div class="table"><div class="card" id="open">${face}</div><div class="card turned" id="drawn">${face}${back}</div></div><div class="trail" aria-hidden="true"></div>`,
    controls: button('higher', `▲ ${texts.higher}`) + button('lower', `▼ ${texts.lower}`, true),
    defs: SUITS,
  };
}

function wheel(texts: PlayTexts): PlayStage {
  const step = 360 / wheelOrder.length;
  const at = (degrees: number, radius: number) =>
    `${(Math.sin((degrees * Math.PI) / 180) * radius).toFixed(2)} ${(-Math.cos((degrees * Math.PI) / 180) * radius).toFixed(2)}`;
  // Around the wheel, red and black alternate after zero.
  const pockets = wheelOrder
    .map((pocket, index) => {
      const color = index === 0 ? 'zero' : index % 2 === 1 ? 'red' : 'black';
      const [from, to] = [index * step - step / 2, index * step + step / 2];
      return `<path class="${color}" d="M${at(from, 96)}A96 96 0 0 1 ${at(to, 96)}L${at(to, 58)}A58 58 0 0 0 ${at(from, 58)}Z"/><text transform="rotate(${(index * step).toFixed(2)})" y="-79" font-size="10" font-weight="700" text-anchor="middle" fill="#fff">${pocket}</text>`;
    })
    .join('');
  const svg = `<svg viewBox="-110 -110 220 220" aria-hidden="true">${circle(0, 0, 109, '#5b3413')}${circle(0, 0, 103, '#d8a64b')}${circle(0, 0, 98, '#2a160a')}${pockets}${circle(0, 0, 58, '#5b3413')}${circle(0, 0, 52, '#8a5424')}${times(4, (i) => `<g transform="rotate(${i * 90 + 45})">${rect(-3, -42, 6, 42, 3, '#d8a64b')}${circle(0, -42, 6, '#f0cf86')}</g>`)}${circle(0, 0, 14, '#d8a64b')}${circle(0, 0, 8, '#f0cf86')}</svg>`;
  const bet = (id: string, words: string) =>
    `<button type="button" class="bet" value="${id}" aria-pressed="false">${words}</button>`;
  const range = (from: number, to: number) => `<bdi dir="ltr">${from}–${to}</bdi>`;
  const numbersToChoose = wheelOrder
    .toSorted((one, other) => one - other)
    .map((pocket) => `<option value="${pocket}">${pocket}</option>`)
    .join('');
  return {
    html: `<div class="wheel">${svg}</div><div class="bets">${bet('red', escapeXml(texts.red))}${bet('black', escapeXml(texts.black))}${bet('odd', escapeXml(texts.odd))}${bet('even', escapeXml(texts.even))}${bet('low', range(1, 18))}${bet('high', range(19, 36))}<label class="single"><span>${escapeXml(texts.oneNumber)}</span><select id="single"><option value="">–</option>${numbersToChoose}</select></label></div>`,
    controls: button('go', texts.action.wheel),
    defs: '',
  };
}

function penalty(texts: PlayTexts): PlayStage {
  const net =
    times(15, (i) => stroke(`M${40 + i * 23} 50V214`, '#fff', 1, 'opacity=".35"')) +
    times(8, (i) => stroke(`M36 ${56 + i * 22}H364`, '#fff', 1, 'opacity=".35"'));
  const field = `<svg viewBox="0 0 400 350" preserveAspectRatio="none" aria-hidden="true">${rect(0, 0, 400, 350, 0, '#173a6b')}${times(60, (i) => circle((((i % 15) * 27 + Math.floor(i / 15) * 13) % 400) + 6, 60 + Math.floor(i / 15) * 22, 6, ['#ffd34d', '#ef6a5a', '#7cc7ff', '#e9f0ff', '#58c98a'][i % 5] as string, 'opacity=".55"'))}${rect(0, 140, 400, 210, 0, '#1c9a52')}${times(4, (i) => path(`M${i * 110 - 40} 350L${60 + i * 82} 140h41L${i * 110 + 16} 350Z`, '#17864a'))}${net}${path('M30 216V46H370V216', 'none', 'stroke="#fff" stroke-width="9" stroke-linejoin="round"')}${stroke('M0 218H400', '#fff', 3)}${ellipse(200, 322, 22, 6, '#0e5f35')}</svg>`;
  const keeper = `<div class="keeper"><svg viewBox="-60 -80 120 160" aria-hidden="true">${mirrored(stroke('M18-22L46-58', '#ffb31a', 15) + circle(48, -62, 11, '#fff') + stroke('M9 24L18 66', '#1c2c55', 14))}${path('M-24-30H24L20 30H-20Z', '#ffb31a')}${path('M-20 14H20L24 40H-24Z', '#1c2c55')}${circle(0, -48, 17, '#c98d5d')}${path('M-18-50C-20-74 20-74 18-50C8-60-8-60-18-50Z', '#2a1a12')}</svg></div>`;
  const ball = `<div class="shot"><svg viewBox="-52 -52 104 104" aria-hidden="true">${circle(0, 0, 50, '#fff')}${path('M0-20L19-6 12 16H-12L-19-6Z', '#22203a')}${times(5, (i) => `<path transform="rotate(${i * 72})" d="M-11-49A50 50 0 0 1 11-49L9-38 0-32-9-38Z" fill="#22203a"/>`)}${circle(0, 0, 49, 'none', 'stroke="#22203a" stroke-width="2"')}</svg></div>`;
  const zones = times(
    6,
    (i) =>
      `<button type="button" class="zone" aria-label="${escapeXml(texts.corner.replace('{n}', String(i + 1)))}"></button>`,
  );
  return {
    html: `<div class="pitch">${field}${keeper}<div class="zones">${zones}</div>${ball}</div><div class="tries" aria-hidden="true">${times(5, () => '<i></i>')}</div>`,
    controls: button('go', texts.action.penalty),
    defs: '',
  };
}

function numbers(texts: PlayTexts): PlayStage {
  const picks = times(
    20,
    (i) =>
      `<button type="button" class="pick" aria-pressed="false" aria-label="${escapeXml(texts.number.replace('{n}', String(i + 1)))}">${i + 1}</button>`,
  );
  return {
    html: `<div class="drawn" aria-hidden="true">${times(5, () => '<span class="empty"></span>')}</div><div class="grid">${picks}</div>`,
    controls: button('quick', texts.quickPick, true) + button('go', texts.action.numbers),
    defs: '',
  };
}

export function stageFor(kind: PlayKind, texts: PlayTexts, symbols: readonly string[]): PlayStage {
  switch (kind) {
    case 'reels':
      return reels(texts);
    case 'fish':
      return fish(texts, symbols);
    case 'cards':
      return cards(texts);
    case 'wheel':
      return wheel(texts);
    case 'penalty':
      return penalty(texts);
    case 'numbers':
      return numbers(texts);
  }
}
