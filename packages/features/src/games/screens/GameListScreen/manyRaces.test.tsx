import { describe } from 'vitest';
import { testRaces } from '../../testing/gameRaces.tsx';

describe('a hundred races', () => testRaces(100));
