import { between } from 'drizzle-orm';
import { members } from '../db/schema/index.ts';

/** SQL condition: only members are shown among winners, as trial accounts win nothing. */
export const isRealMember = between(members.type, 0, 2);
