import { setPasswordCost } from '../crypto/passwords.ts';

// Hundreds of passwords are hashed and verified: at the real cost they would take most of the run.
setPasswordCost(4);
