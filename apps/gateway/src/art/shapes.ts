/** SVG elements as strings. Coordinates are user units. */

/** Formats a number with at most one decimal, as short as SVG allows. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Escapes text for element content and quoted attributes, and drops the characters that XML forbids. */
export function escapeXml(text: string): string {
  return (
    text
      // Control characters except tab and line ends, unpaired surrogates, and two noncharacters: XML 1.0 forbids most
      // of them.
      .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
      .replace(/'/g, '&#39;')
  );
}

const more = (rest: string): string => (rest === '' ? '' : ` ${rest}`);

export function path(d: string, fill: string, rest = ''): string {
  return `<path d="${d}" fill="${fill}"${more(rest)}/>`;
}

/** An open line with its own stroke, which an outline of the whole drawing does not change. */
export function stroke(d: string, colour: string, width: number, rest = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${more(rest)}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, rest = ''): string {
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${fill}"${more(rest)}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, rest = ''): string {
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${more(rest)}/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  rest = '',
): string {
  const corner = radius > 0 ? ` rx="${num(radius)}"` : '';
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${corner} fill="${fill}"${more(rest)}/>`;
}

/** Moves, scales and rotates (degrees) a part of a drawing. */
export function place(x: number, y: number, scale: number, turn: number, content: string): string {
  const size = scale === 1 ? '' : ` scale(${String(Math.round(scale * 100) / 100)})`;
  const angle = turn === 0 ? '' : ` rotate(${num(turn)})`;
  return `<g transform="translate(${num(x)} ${num(y)})${angle}${size}">${content}</g>`;
}

/** Rotates a part of a drawing about the origin, in degrees. */
function turned(degrees: number, content: string): string {
  return `<g transform="rotate(${num(degrees)})">${content}</g>`;
}

/** A half and its mirror image across the vertical axis. */
export function mirrored(half: string): string {
  return `${half}<g transform="scale(-1 1)">${half}</g>`;
}

/** Repeats a part `count` times around the origin; `draw` gets its index. */
export function round(count: number, draw: (index: number) => string, start = 0): string {
  let all = '';
  for (let index = 0; index < count; index += 1) all += turned(start + (index * 360) / count, draw(index));
  return all;
}

/** Like `round` for a constant part: drawn under `id`, then referenced. */
export function ring(id: string, count: number, content: string, start = 0): string {
  return turned(
    start,
    `<g id="${id}">${content}</g>${times(count - 1, (index) => `<use href="#${id}" transform="rotate(${num(((index + 1) * 360) / count)})"/>`)}`,
  );
}

/** Path data of a star. With `inner` near `outer` it is a rosette, with a small `inner` a sparkle. */
export function starPath(cx: number, cy: number, outer: number, inner: number, points: number, turn = -90): string {
  let d = '';
  for (let index = 0; index < points * 2; index += 1) {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = ((turn + (index * 180) / points) * Math.PI) / 180;
    d += `${index === 0 ? 'M' : 'L'}${num(cx + radius * Math.cos(angle))} ${num(cy + radius * Math.sin(angle))}`;
  }
  return `${d}Z`;
}

/** Many discs of one colour and size as one path: round caps on strokes of length 0. */
export function dots(
  places: readonly (readonly [x: number, y: number])[],
  radius: number,
  colour: string,
  rest = '',
): string {
  return `<path d="${places.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')}" fill="none" stroke="${colour}" stroke-width="${num(radius * 2)}" stroke-linecap="round"${more(rest)}/>`;
}

/** Repeats a drawing; `draw` gets the index. */
export function times(count: number, draw: (index: number) => string): string {
  let all = '';
  for (let index = 0; index < count; index += 1) all += draw(index);
  return all;
}
