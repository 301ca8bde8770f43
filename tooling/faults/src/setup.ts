import { setPasswordCost } from '@livery/gateway';

// Uses cheap password hashes, so that creating members and logging in is fast.
setPasswordCost(4);
