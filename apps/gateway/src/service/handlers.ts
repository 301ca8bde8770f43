import type { HandlersOf } from '../http/callContext.ts';
import { getCustomerService } from './getCustomerService.ts';
import { getDownloads } from './getDownloads.ts';

export const serviceHandlers: HandlersOf<'service'> = { getCustomerService, getDownloads };
