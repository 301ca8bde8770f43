import { setCaptchaWork } from '../auth/captchaWork.ts';
import { setPasswordCost } from '../crypto/passwords.ts';

// Tests hash and verify hundreds of passwords: at the real cost this would take most of the run.
setPasswordCost(4);
// Each login that needs a captcha, and each failed one, creates a captcha.
setCaptchaWork({ cost: 100, mostKeys: 20 });
