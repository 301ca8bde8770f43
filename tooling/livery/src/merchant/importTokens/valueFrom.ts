import { asObject } from './asObject.ts';
import { colorFrom } from './colorFrom.ts';
import type { Target } from './targets.ts';

/** A value in the form of `theme.json`, possibly with a note about it, or the fault in it. */
export type Imported = { value: unknown; note?: string } | { fault: string };

/** Pixels of 1rem in design tools. */
const pixelsOfRem = 16;

/** Converts the export's value of a token into the form that `theme.json` has for tokens of its type. */
export function valueFrom(value: unknown, type: Target['type']): Imported {
  switch (type) {
    case 'color':
      return color(value);
    case 'dimension':
      return dimension(value);
    case 'fontFamily':
      return fonts(value);
    case 'number':
    case 'fontWeight':
      return number(value);
    case 'duration':
      return duration(value);
    case 'cubicBezier':
      return Array.isArray(value) && value.length === 4 ? { value } : { fault: `${shown(value)} is no curve` };
    case 'border':
    case 'shadow':
    case 'gradient':
    case 'image':
      return { fault: `a ${type} is not taken from exports: write it into theme.json by hand` };
  }
}

function color(value: unknown): Imported {
  const read = colorFrom(value);
  if (read === undefined)
    return {
      fault: `${shown(value)} is not a readable colour${isCalculated(value) ? ': export the calculated value' : ''}`,
    };
  return {
    value: read.hex,
    ...(!read.isWhole && { note: `${read.written} is outside sRGB: ${read.hex} is the nearest colour in sRGB` }),
  };
}

function dimension(value: unknown): Imported {
  const { value: amount, unit = 'px' } = asObject(value) ?? {};
  const text = asObject(value) === undefined ? String(value).trim() : `${String(amount)}${String(unit)}`;
  const [, digits, by = 'px'] = /^(-?\d+(?:\.\d+)?)\s*(px|rem)?$/.exec(text) ?? [];
  if (digits === undefined)
    return {
      fault: `${shown(value)} is not a length in px or rem${isCalculated(value) ? ': export the calculated value' : ''}`,
    };
  const pixels = Number(digits) * (by === 'rem' ? pixelsOfRem : 1);
  return { value: `${Number(pixels.toFixed(2))}px` };
}

function number(value: unknown): Imported {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read)
    ? { value: read }
    : { fault: `${shown(value)} is not a number` };
}

function duration(value: unknown): Imported {
  const { value: amount, unit = 'ms' } = asObject(value) ?? {};
  const text = asObject(value) === undefined ? String(value).trim() : `${String(amount)}${String(unit)}`;
  const [, digits, by = 'ms'] = /^(\d+(?:\.\d+)?)\s*(ms|s)?$/.exec(text) ?? [];
  return digits === undefined
    ? { fault: `${shown(value)} is no time in ms or s` }
    : { value: `${Math.round(Number(digits) * (by === 's' ? 1000 : 1))}ms` };
}

function fonts(value: unknown): Imported {
  const list =
    typeof value === 'string' ? value.split(',') : Array.isArray(value) ? (value as unknown[]).map(String) : [];
  const names = list.map((name) => name.trim().replace(/^(['"])(.*)\1$/, '$2')).filter((name) => name !== '');
  return names.length === 0 ? { fault: `${shown(value)} is no list of fonts` } : { value: names };
}

/** Whether the value is an expression or a function over other tokens, as in Tokens Studio. */
function isCalculated(value: unknown): boolean {
  return typeof value === 'string' && /[{}*+]|\(.*\{/.test(value);
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
