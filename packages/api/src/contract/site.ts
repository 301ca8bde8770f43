import * as v from 'valibot';
import { defineCall } from './call.ts';
import { language, moment, shortText } from './shared.ts';

/** The only call that is answered during maintenance. */
export const getSystemStatus = defineCall({
  name: 'getSystemStatus',
  method: 'GET',
  path: '/wps/system/status',
  access: 'anyone',
  cachedAs: 'status',
  isAnsweredDuring: ['maintenance', 'regionRestriction'],
  value: v.object({
    maintenance: v.boolean(),
    /** Players of the caller's region are not served. */
    regionRestriction: v.boolean(),
    /** The gateway's clock, ISO 8601 in UTC: a phone's own may be wrong. */
    serverTime: moment,
  }),
});

const templateFlag = v.picklist(['0', '1']);

export const getTemplate = defineCall({
  name: 'getTemplate',
  method: 'GET',
  path: '/wps/system/template',
  access: 'anyone',
  value: v.object({
    /** "1" for the new member centre. */
    mem_cen: templateFlag,
    /** "1" for the new deposit screen. */
    dep_func: templateFlag,
  }),
});

const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a country as two capitals, such as BD'));

export const getCountries = defineCall({
  name: 'getCountries',
  method: 'GET',
  path: '/wps/system/countries',
  access: 'anyone',
  query: v.strictObject({ language: v.optional(language) }),
  /** Countries of the merchant's licence first, the rest by name. */
  value: v.array(
    v.object({
      /** ISO 3166-1, two capitals. */
      code: countryCode,
      /** Digits without a plus, such as "880". */
      dialingCode: v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/)),
      name: v.string(),
      /** Which flag to show: a country's code. */
      flag: countryCode,
      /** The merchant's licence lets people play there. */
      isLicensed: v.boolean(),
    }),
  ),
});

export const getDomainRoute = defineCall({
  name: 'getDomainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'anyone',
  /** The host that the player came by. */
  query: v.strictObject({ domain: v.optional(shortText) }),
  value: v.object({
    merchantCode: v.string(),
    /** The asked host leads to this merchant. False also where none was asked. */
    isKnown: v.boolean(),
    /** Hosts that lead to this merchant, the asked one first, else the best one. */
    domains: v.array(v.string()),
  }),
});

/** Names of the rules that forms check by. */
export const validationRuleNames = [
  'loginUsername',
  'loginMobileNum',
  'loginPassword',
  'verificationCode',
  'captcha',
  'username',
  'password',
  'paymentPassword',
  'mobileNum',
  'email',
  'nickname',
  'payeeName',
] as const;
export type ValidationRuleName = (typeof validationRuleNames)[number];

const validationRule = v.object({
  required: v.boolean(),
  minLength: v.pipe(v.number(), v.integer()),
  maxLength: v.pipe(v.number(), v.integer()),
  /** JavaScript regular expression the whole value has to match. */
  pattern: v.string(),
  /** Key of what to say where it does not fit. */
  messageKey: v.picklist([
    'accountFormat',
    'passwordFormat',
    'mobileFormat',
    'emailFormat',
    'nameFormat',
    'codeFormat',
  ]),
});
export type ValidationRule = v.InferOutput<typeof validationRule>;

export const getValidationRules = defineCall({
  name: 'getValidationRules',
  method: 'GET',
  path: '/wps/system/regValidata',
  access: 'anyone',
  value: v.object(
    /* @__PURE__ */ Object.fromEntries(
      /* @__PURE__ */ validationRuleNames.map((name) => [name, validationRule]),
    ) as Record<ValidationRuleName, typeof validationRule>,
  ),
});

export const getClientInfo = defineCall({
  name: 'getClientInfo',
  method: 'GET',
  path: '/wps/system/client',
  access: 'anyone',
  // Whoever is shut out by a region may see which one the gateway takes it for.
  isAnsweredDuring: ['regionRestriction'],
  value: v.object({
    /** The caller's address as the gateway sees it. */
    ip: v.string(),
    /** Country of that address, two capitals; empty where it is not known. */
    region: v.string(),
  }),
});
