import { describe } from 'vitest';
import { testRaces } from '../../testing/gameRaces.tsx';

describe('five races', () => testRaces(5));
