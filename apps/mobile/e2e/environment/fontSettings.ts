interface FontSettings {
  /** Folders that hold the faces. */
  faces: readonly string[];
  /** Folder for the library's own cache. */
  cacheDir: string;
  /** The family that each generic one stands for, such as `{ serif: 'Noto Serif' }`. */
  families: Readonly<Record<string, string>>;
}

/** The settings file of fontconfig under which nothing but these faces is found, whatever fonts the machine has. */
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
