import * as v from 'valibot';

/** All switches of a merchant, and their meaning. */
export const switchMeaning = {
  USERNAMEREG3: 'register by user name',
  MOBILENUMREG3: 'register by mobile number',
  REGMOBVERF3: 'registration by mobile number requires a code by SMS',
  MOBILENUMPASSREG3: 'registration by mobile number requires a password',
  FACEBOOKLOGIN3: 'sign in with Facebook',
  GOOGLELOGIN3: 'sign in with Google',
  MOBILEVERCODELOGIN3: 'log in by mobile number and a code by SMS',
  CBS3: 'live chat and its unread counts',
  LIVEMODELS: 'live-model streams on home, and the banners for them',
  AGENTPOLICY3: 'prompts for agent contracts',
  MANPLAYREB3: 'cashback that players claim manually',
  REFERRAL: 'invite friends',
  APPWINDOW: 'offer the installable app',
  REMEMBERLOGIN: 'offer to remember the login',
} as const;

export type SwitchName = keyof typeof switchMeaning;
export const switchNames = Object.keys(switchMeaning) as SwitchName[];

/** The schema of a switch. Its description is the meaning of the switch, so that editors show it. */
function switchOf(name: SwitchName) {
  return v.optional(v.pipe(v.boolean(), v.description(switchMeaning[name])), false);
}

/** `switches.json`: a missing switch is off. `templates` selects the base or the new version of two screens. */
export const switchesSchema = v.strictObject({
  $schema: v.optional(v.string()),
  ...(Object.fromEntries(switchNames.map((name) => [name, switchOf(name)])) as Record<
    SwitchName,
    ReturnType<typeof switchOf>
  >),
  templates: v.optional(
    v.strictObject({
      mem_cen: v.optional(v.picklist(['0', '1']), '0'),
      dep_func: v.optional(v.picklist(['0', '1']), '0'),
    }),
    {},
  ),
});
