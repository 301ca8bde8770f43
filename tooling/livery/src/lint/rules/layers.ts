/** Location of a file, for the rules about imports. */
export interface FileLocation {
  /** For example `packages/api`, `apps/mobile`, `tooling/livery`. */
  folder: string;
  /** Folder below a feature package's `src`, for example `auth`. Undefined outside feature packages. */
  feature?: string;
  /** Path below the folder. */
  path: string;
  /** True if the file never reaches a player: a test, a story, a configuration. */
  isDevelopment: boolean;
}

interface Allowance {
  /** `packages/merchant`, or more specific: `packages/api/contract`, a public entry of that package. */
  target: string;
  typesOnly?: boolean;
  /** Whether only tests, stories and configurations may import it. */
  developmentOnly?: boolean;
}

/**
 * The folders that each folder may import from. A folder that is not listed, for example tooling, may import anything.
 */
export const allowances: Readonly<Record<string, { may: readonly Allowance[]; instead: string }>> = {
  'packages/merchant': {
    may: [],
    instead: 'packages/merchant may not import other packages of this repository. Pass the value as a parameter.',
  },
  'packages/fonts': {
    may: [],
    instead: 'packages/fonts may not import other packages of this repository. Pass the value as a parameter.',
  },
  'packages/i18n': {
    may: [{ target: 'packages/merchant', typesOnly: true }],
    instead: 'packages/i18n may import only types of packages/merchant. Pass values as parameters.',
  },
  'packages/ui': {
    // Storybook's toolbars take languages and their directions from the registry.
    may: [
      { target: 'packages/merchant', typesOnly: true },
      { target: 'packages/i18n/digits' },
      { target: 'packages/i18n/input' },
      { target: 'packages/i18n', developmentOnly: true },
      { target: 'packages/fonts', developmentOnly: true },
    ],
    instead:
      'packages/ui may import only types of packages/merchant, @livery/i18n/digits and @livery/i18n/input. Take texts, data and callbacks as props; the feature that shows the component passes them.',
  },
  'packages/device': {
    may: [{ target: 'packages/merchant', typesOnly: true }],
    instead: 'packages/device may import only types of packages/merchant. Pass values as parameters.',
  },
  'packages/api': {
    may: [
      // The first matching entry is used. The call for the fields of a registration uses the names in this list.
      { target: 'packages/merchant/optional-fields' },
      { target: 'packages/merchant', typesOnly: true },
      { target: 'packages/device' },
      { target: 'packages/i18n/digits' },
      { target: 'packages/i18n/input' },
    ],
    instead:
      'packages/api may import packages/device, @livery/i18n/digits, @livery/i18n/input, @livery/merchant/optional-fields and types of packages/merchant. Take values as parameters; the caller decides on appearance and texts.',
  },
  'packages/foundation': {
    may: ['api', 'device', 'ui', 'i18n', 'merchant'].map((name) => ({ target: `packages/${name}` })),
    instead:
      'packages/foundation may import api, device, ui, i18n and merchant. Move code that only one feature uses into that feature.',
  },
  'packages/features': {
    may: ['foundation', 'api', 'device', 'ui', 'i18n', 'merchant'].map((name) => ({ target: `packages/${name}` })),
    instead:
      'a feature may import foundation, api, device, ui, i18n and merchant. Move code that needs an app into apps/mobile.',
  },
  'apps/mobile': {
    may: ['api', 'device', 'ui', 'i18n', 'merchant', 'foundation', 'features'].map((name) => ({
      target: `packages/${name}`,
    })),
    instead:
      'an app composes packages. Move code that two apps share into a package. No code at run time may import tooling.',
  },
  'apps/lotto': {
    may: ['api', 'device', 'ui', 'i18n', 'merchant', 'foundation', 'features'].map((name) => ({
      target: `packages/${name}`,
    })),
    instead:
      'an app composes packages. Move code that two apps share into a package. No code at run time may import tooling.',
  },
  'apps/gateway': {
    may: [
      { target: 'packages/api/contract' },
      { target: 'packages/api/crypto' },
      { target: 'packages/api/samples' },
      { target: 'packages/fonts' },
      { target: 'packages/i18n/digits' },
      { target: 'packages/i18n/money' },
      { target: 'packages/i18n/search' },
      { target: 'packages/merchant' },
    ],
    instead:
      "the gateway may import @livery/api/contract, @livery/api/crypto, @livery/api/samples, @livery/fonts, @livery/i18n/digits, @livery/i18n/money, @livery/i18n/search and @livery/merchant. It is a server: the client's code does not run there.",
  },
};

/** The parts of an app's `src`, in the order of their dependencies: each may import itself and those before it. */
export const layers: Readonly<Record<string, readonly string[]>> = {
  'apps/mobile': ['store.ts', 'shell', 'member', 'home', 'router.tsx', 'boot'],
};

/** Folders of our own packages by name. Only the name of `@livery/tool` differs from its folder. */
export const packageFolders: Readonly<Record<string, string>> = {
  merchant: 'packages/merchant',
  device: 'packages/device',
  api: 'packages/api',
  fonts: 'packages/fonts',
  i18n: 'packages/i18n',
  ui: 'packages/ui',
  foundation: 'packages/foundation',
  features: 'packages/features',
  mobile: 'apps/mobile',
  lotto: 'apps/lotto',
  gateway: 'apps/gateway',
  tool: 'tooling/livery',
  bench: 'tooling/bench',
  faults: 'tooling/faults',
  contract: 'tooling/contract',
  config: 'tooling/config',
  engines: 'tooling/engines',
  generators: 'tooling/generators',
  'minimum-gateway': 'tooling/minimum-gateway',
  mutants: 'tooling/mutants',
  pictures: 'tooling/pictures',
};

const development = /\.(test|stories|config)\.tsx?$|(^|\/)(\.storybook|e2e|testing|stories|scripts|pageScripts)\//;

/** The location of a file by its path relative to the root, or undefined outside apps, packages and tooling. */
export function locationOf(path: string): FileLocation | undefined {
  const [, folder, below] = /^((?:apps|packages|tooling)\/[^/]+)\/(.+)$/.exec(path) ?? [];
  if (folder === undefined || below === undefined) return undefined;
  const feature = folder === 'packages/features' ? /^src\/([^/]+)\//.exec(below)?.[1] : undefined;
  return { folder, path: below, isDevelopment: development.test(below), ...(feature !== undefined && { feature }) };
}
