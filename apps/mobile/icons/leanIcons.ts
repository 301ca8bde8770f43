import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';
import { firstScreenIcons } from './firstScreen.ts';
import type { IconParts } from './icon.ts';

const iconModule = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?!index\.)([\w-]+)\.mjs$/;
const runtime = join(import.meta.dirname, 'icon.ts');

/** Where the build leaves the drawings for the page. */
const spriteFile = '.vite/icons.svg';

/**
 * Builds lucide's icons lean. Their drawings are lucide's; the code that draws them is a few lines, and the icons of the
 * first screen refer to a drawing in the page, so that every visit gets them once and without code.
 */
export function leanIcons(): Plugin {
  const inPage = new Map<string, IconParts>();
  return {
    name: 'livery:lean-icons',
    apply: 'build',
    transform: {
      filter: { id: iconModule },
      handler(code, id) {
        const name = iconModule.exec(id)![1]!;
        const parts = partsIn(code);
        const isInPage = firstScreenIcons.has(name);
        if (isInPage) inPage.set(name, parts);
        return {
          code: `import { icon } from ${JSON.stringify(runtime)};\nexport default /* @__PURE__ */ icon(${JSON.stringify(isInPage ? idOf(name) : parts)});\n`,
          map: null,
        };
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: spriteFile, source: sprite(inPage) });
    },
  };
}

const idOf = (name: string) => `i-${name}`;

/** Parts of an icon out of its module, without the keys that lucide gives them for React. */
function partsIn(code: string): IconParts {
  const data = /const __iconData = (\{.*?\n\});/s.exec(code)?.[1];
  if (data === undefined) throw new Error(`lucide writes its icons otherwise than before:\n${code}`);
  const { node } = runInNewContext(`(${data})`) as { node: IconParts };
  return node.map(([element, { key: _key, ...attributes }]) => [element, attributes]);
}

/** The drawings as symbols of one picture that shows nothing itself. */
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
