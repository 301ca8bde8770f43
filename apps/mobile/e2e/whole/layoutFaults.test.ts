import { testLayout } from '../matrix/layoutFaults.ts';
import { everyLook } from '../matrix/looks.ts';

testLayout(everyLook);
