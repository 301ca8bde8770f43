import { checksOfSlice, testAccessibility } from '../matrix/accessibility.ts';

testAccessibility(checksOfSlice);
