import { walksOfSlice, testAddresses } from '../matrix/addresses.ts';

testAddresses(walksOfSlice);
