const standard = '#14424d';

/**
 * The background of a header, and black or white text that is legible on it.
 * @param wanted a colour, for example "#0b7a55" or "#073"; any other value gives the usual colour
 * @param usual the merchant's colour, in the same form
 */
export function headerColors(wanted: string | null, usual = standard): { ground: string; ink: '#000000' | '#ffffff' } {
  const ground = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(wanted ?? '') ? wanted!.toLowerCase() : usual;
  const digits = ground.length === 4 ? ground.slice(1).replaceAll(/./g, '$&$&') : ground.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255),
  );
  // Relative luminance by WCAG. Above this value black has more contrast than white.
  return { ground, ink: 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff' };
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
