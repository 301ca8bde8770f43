import type { Attack } from './attack.ts';

/** Every attack by its name, each loaded when it is played. */
export const attackList: Readonly<Record<string, () => Promise<Attack>>> = {
  smuggling: async () => (await import('./smuggling/smuggling.ts')).smuggling,
};
