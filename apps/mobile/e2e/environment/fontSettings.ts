interface FontSettings {
  /** Folders with the faces. */
  faces: readonly string[];
  /** Folder for the library's own cache. */
  cacheDir: string;
  /** The family for each generic family, for example `{ serif: 'Noto Serif' }`. */
  families: Readonly<Record<string, string>>;
}

/**
 * Returns the settings file of fontconfig. With it, the browser finds only these faces, independent of the fonts of the
 * machine.
 */
export function renderFontSettings({ faces, cacheDir, families }: FontSettings): string {
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    ...faces.map((face) => `<dir>${face}</dir>`),
    `<cachedir>${cacheDir}</cachedir>`,
    ...Object.entries(families).map(
      ([generic, family]) => `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
    ),
    '</fontconfig>',
  ].join('\n');
}
