import { everyHome, testLayoutShift } from '../matrix/layoutShift.ts';

testLayoutShift(everyHome);
