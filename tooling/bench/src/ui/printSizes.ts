import { publicComponents } from './publicComponents.ts';
import { measureAll } from './weigh.ts';

/* Prints the size of every public component as JSON; see weights.ts. */
console.log(JSON.stringify(await measureAll(publicComponents())));
