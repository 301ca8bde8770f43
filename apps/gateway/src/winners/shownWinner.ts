import { between } from 'drizzle-orm';
import { members } from '../db/schema/index.ts';

/** Only members make it onto boards: what a trial wins is nobody's. */
export const isRealMember = between(members.type, 0, 2);
