import type { Attack } from './attack.ts';

/** Every attack by its name. Each is loaded when it runs. */
export const attackList: Readonly<Record<string, () => Promise<Attack>>> = {
  nginx: async () => (await import('./nginx/nginx.ts')).nginx,
  smuggling: async () => (await import('./smuggling/smuggling.ts')).smuggling,
  forms: async () => (await import('./intake/forms.ts')).forms,
  slowBodies: async () => (await import('./intake/slowBodies.ts')).slowBodies,
  oversized: async () => (await import('./intake/oversized.ts')).oversized,
  aborted: async () => (await import('./intake/aborted.ts')).aborted,
  unread: async () => (await import('./intake/unread.ts')).unread,
  spraying: async () => (await import('./limits/spraying.ts')).spraying,
  smsPumping: async () => (await import('./limits/smsPumping.ts')).smsPumping,
  massRegistration: async () => (await import('./limits/massRegistration.ts')).massRegistration,
  lockout: async () => (await import('./limits/lockout.ts')).lockout,
  loginStorm: async () => (await import('./limits/loginStorm.ts')).loginStorm,
  forwardedAddress: async () => (await import('./limits/forwardedAddress.ts')).forwardedAddress,
  replay: async () => (await import('./replay/replay.ts')).replay,
  probes: async () => (await import('./probes/probes.ts')).probes,
  unknownNames: async () => (await import('./limits/unknownNames.ts')).unknownNames,
  captcha: async () => (await import('./captcha/captcha.ts')).captcha,
  everythingAtOnce: async () => (await import('./everythingAtOnce/everythingAtOnce.ts')).attack,
};

/** Attacks that need a program in addition to Node. The tests skip them, because a machine may not have the program. */
export const withTools: ReadonlySet<string> = new Set(['nginx']);
