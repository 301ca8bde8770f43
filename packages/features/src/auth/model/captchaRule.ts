/** Digits a captcha answer may have. */
export const captchaAnswerLimit = 6;
