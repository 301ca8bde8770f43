import { join } from 'node:path';
import type { Plugin } from 'vite';
import { firstScreenIcons } from './firstScreen.ts';
import type { IconParts } from './icon.ts';

const iconModule = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?!index\.)([\w-]+)\.mjs$/;
const runtime = join(import.meta.dirname, 'icon.ts');

/** File in which the build stores the drawings for the page. */
const spriteFile = '.vite/icons.svg';

/**
 * Replaces lucide's component of each icon by a few lines that render the same shapes. The icons of the first screen
 * refer to a drawing in the page. So every visit gets these drawings once and without code.
 *
 * @param inPage names of the icons of the first screen
 */
export function leanIcons({ inPage = firstScreenIcons }: { inPage?: ReadonlySet<string> } = {}): Plugin {
  const drawings = new Map<string, IconParts>();
  return {
    name: 'livery:lean-icons',
    apply: 'build',
    transform: {
      filter: { id: iconModule },
      async handler(_code, id) {
        const name = iconModule.exec(id)![1]!;
        const parts = await partsOf(name);
        const isInPage = inPage.has(name);
        if (isInPage) drawings.set(name, parts);
        return {
          code: `import { icon } from ${JSON.stringify(runtime)};\nexport default /* @__PURE__ */ icon(${JSON.stringify(isInPage ? idOf(name) : parts)});\n`,
          map: null,
        };
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: spriteFile, source: sprite(drawings) });
    },
  };
}

const idOf = (name: string) => `i-${name}`;

/** Returns the parts of an icon as lucide's module for it defines them, without the keys for React. */
async function partsOf(name: string): Promise<IconParts> {
  const { __iconData } = (await import(`lucide-react/icons/${name}`)) as LucideEntry;
  return __iconData.node.map(([element, { key: _key, ...attributes }]) => [element, attributes]);
}

/** Exports of lucide's module of one icon, in addition to the component. */
interface LucideEntry {
  __iconData: { node: readonly (readonly [string, Readonly<Record<string, string>>])[] };
}

/** Returns the drawings as symbols of one invisible picture. */
function sprite(icons: ReadonlyMap<string, IconParts>): string {
  const symbols = [...icons]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, parts]) => {
      const drawing = parts.map(
        ([element, attributes]) =>
          `<${element} ${Object.entries(attributes)
            .map(([attribute, value]) => `${attribute}="${value}"`)
            .join(' ')}/>`,
      );
      return `<symbol id="${idOf(name)}" viewBox="0 0 24 24">${drawing.join('')}</symbol>`;
    });
  return `<svg hidden aria-hidden="true">${symbols.join('')}</svg>`;
}
