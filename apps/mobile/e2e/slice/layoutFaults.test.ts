import { testLayout } from '../matrix/layoutFaults.ts';
import { looksOfSlice } from '../matrix/looks.ts';

testLayout(looksOfSlice);
