import { publicComponents } from './doors.ts';
import { weighEach } from './weigh.ts';

/* Prints the weight of every public component as JSON; see weights.ts. */
console.log(JSON.stringify(await weighEach(publicComponents())));
