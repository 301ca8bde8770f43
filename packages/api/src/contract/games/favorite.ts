import * as v from 'valibot';
import { shortText } from '../values/shortText.ts';

export const favoriteGame = v.strictObject({ nodeId: shortText, vendor: shortText });
