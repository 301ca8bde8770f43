import { testRaces } from '../../testing/gameRaces.tsx';

testRaces(2);
