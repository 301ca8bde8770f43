import type { HandlersOf } from '../http/callContext.ts';
import { getGameRecords } from './getGameRecords.ts';

export const recordsHandlers: HandlersOf<'records'> = { getGameRecords };
