import { paths } from '../addresses/index.ts';

/** The screens on the way to being signed in. */
export const waysIn = [paths.login, paths.register, paths.registerHtml, paths.forgotPassword, paths.freeTrial] as const;
