import { paths } from '../addresses/index.ts';

/** The screens for signing in. */
export const waysIn = [paths.login, paths.register, paths.registerHtml, paths.forgotPassword, paths.freeTrial] as const;
