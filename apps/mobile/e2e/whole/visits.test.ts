import { everyCheck } from '../matrix/accessibility.ts';
import { everyLook } from '../matrix/looks.ts';
import { testVisits } from '../matrix/visits.ts';

testVisits(everyLook, everyCheck);
