import * as v from 'valibot';

/** A session as login gives it and as the browser stores it. */
export const sessionValue = v.object({
  token: v.pipe(v.string(), v.minLength(8)),
  merchantCode: v.string(),
  userName: v.string(),
  /** 0, 1, 2 are members; every other type is a trial. */
  type: v.pipe(v.number(), v.integer()),
  firstTimeLogin: v.boolean(),
});
