import { checksOfSlice } from '../matrix/accessibility.ts';
import { looksOfSlice } from '../matrix/looks.ts';
import { testVisits } from '../matrix/visits.ts';

testVisits(looksOfSlice, checksOfSlice);
