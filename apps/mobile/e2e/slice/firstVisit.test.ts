import { testFirstVisit } from '../matrix/firstVisit.ts';
import { placesOfSlice } from '../matrix/places.ts';

testFirstVisit(placesOfSlice);
