import * as v from 'valibot';

/** A moment on the wire: ISO 8601 in UTC, for example "2026-03-01T09:30:00.000Z". */
export const moment = v.pipe(v.string(), v.isoTimestamp());
