import * as v from 'valibot';

/** A session as login gives it. */
export const sessionValue = v.object({
  token: v.pipe(v.string(), v.minLength(8)),
  /** A gateway of one merchant need not send it. */
  merchantCode: v.optional(v.string()),
  userName: v.string(),
  /** 0, 1, 2 are members; every other type is a trial. */
  type: v.pipe(v.number(), v.integer()),
  firstTimeLogin: v.boolean(),
});
