import { publicComponents } from './publicComponents.ts';
import { weighAll } from './weigh.ts';

/* Prints the size of every public component as JSON; see weights.ts. */
console.log(JSON.stringify(await weighAll(publicComponents())));
