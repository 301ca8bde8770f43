import { setCaptchaWork } from '../auth/captchaWork.ts';
import { setPasswordCost } from '../crypto/passwords.ts';

// A low cost, because tests hash and verify hundreds of passwords. At the real cost this would take most of the run.
setPasswordCost(4);
// Little work for each captcha, because each failed login, and each login that needs a captcha, creates a captcha.
setCaptchaWork({ cost: 100, mostKeys: 20 });
