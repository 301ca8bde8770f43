import { everyWalk, testAddresses } from '../matrix/addresses.ts';

testAddresses(everyWalk);
