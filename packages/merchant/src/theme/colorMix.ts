/** A mix of two colours, equal to CSS `color-mix(in srgb, first share, second)`. */
export interface ColorMix {
  /** The custom property of the first colour, for example `--color-second`. */
  first: string;
  /** The share of the first colour, from 0 to 1. */
  share: number;
  /** The custom property that contains the second colour. Undefined for `transparent`. */
  second?: string | undefined;
}

const start = '--mix_';

/**
 * Name of the custom property for the colour of a mix: `--mix_color-second_64_color-surface`. The oldest supported
 * browsers do not support `color-mix`. So the app's build replaces each mix by this property, and each skin contains
 * its values.
 */
export function mixProperty({ first, share, second }: ColorMix): string {
  const parts = [first.slice(2), Number((share * 100).toFixed(2)), second?.slice(2)];
  return start + parts.filter((part) => part !== undefined).join('_');
}

/** The mixes whose properties a style sheet uses, without duplicates. */
export function mixesIn(css: string): ColorMix[] {
  const names = new Set(css.match(/--mix_[\w.-]+/g));
  return [...names].map((name) => {
    const [first, percent, second] = name.slice(start.length).split('_');
    return {
      first: `--${first}`,
      share: Number(percent) / 100,
      second: second === undefined ? undefined : `--${second}`,
    };
  });
}
