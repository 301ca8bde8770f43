import { setPasswordCost } from '@livery/gateway';

// Members are made with cheap hashes, so that making them and logging them in is quick.
setPasswordCost(4);
