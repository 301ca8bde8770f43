import { paths } from '../addresses/index.ts';

/** The screens for signing in. */
export const signInPaths = [
  paths.login,
  paths.register,
  paths.registerHtml,
  paths.forgotPassword,
  paths.freeTrial,
] as const;
