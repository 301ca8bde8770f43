import { testAgreement } from '../testing/testAgreement.ts';

testAgreement(10_000);
