import * as v from 'valibot';
import { rowId } from '../values/rowId.ts';

export const chosenMessages = v.strictObject({ messageIds: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(100)) });
