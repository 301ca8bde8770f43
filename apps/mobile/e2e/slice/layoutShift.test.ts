import { shiftsOfSlice, testLayoutShift } from '../matrix/layoutShift.ts';

testLayoutShift(shiftsOfSlice);
