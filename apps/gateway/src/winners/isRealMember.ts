import { between } from 'drizzle-orm';
import { members } from '../db/schema/index.ts';

/** SQL condition: trial accounts are not listed among winners. */
export const isRealMember = between(members.type, 0, 2);
