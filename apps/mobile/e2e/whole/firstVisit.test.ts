import { testFirstVisit } from '../matrix/firstVisit.ts';
import { everyPlace } from '../matrix/places.ts';

testFirstVisit(everyPlace);
