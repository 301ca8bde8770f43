import { setPasswordCost } from '../crypto/passwords.ts';

// Tests hash and verify hundreds of passwords: at the real cost this would take most of the run.
setPasswordCost(4);
