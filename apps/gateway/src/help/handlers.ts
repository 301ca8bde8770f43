import type { HandlersOf } from '../http/callContext.ts';
import { getHelp } from './getHelp.ts';

export const helpHandlers: HandlersOf<'help'> = { getHelp };
