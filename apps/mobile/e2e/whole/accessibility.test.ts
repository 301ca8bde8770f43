import { everyCheck, testAccessibility } from '../matrix/accessibility.ts';

testAccessibility(everyCheck);
