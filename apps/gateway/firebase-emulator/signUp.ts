import { projectId } from './startEmulator.ts';

/**
 * Signs users up at the emulator with the same requests as Firebase's own client. Each function returns an id token.
 */
export function signUpAt(host: string) {
  const post = async (operation: string, body: object): Promise<Record<string, string>> => {
    const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any-key`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${operation}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, string>;
  };
  const codesSent = async () => {
    const { verificationCodes } = (await (
      await fetch(`http://${host}/emulator/v1/projects/${projectId}/verificationCodes`)
    ).json()) as { verificationCodes: { sessionInfo: string; code: string }[] };
    return verificationCodes;
  };
  return {
    anonymously: async () => (await post('signUp', { returnSecureToken: true })).idToken!,
    /** Signs in with a code that the emulator created for the number. */
    async byPhone(phoneNumber: string) {
      const { sessionInfo } = await post('sendVerificationCode', { phoneNumber, recaptchaToken: 'none' });
      const { code } = (await codesSent()).find((sent) => sent.sessionInfo === sessionInfo)!;
      return (await post('signInWithPhoneNumber', { sessionInfo, code })).idToken!;
    },
    /** Signs in with an account of another provider. The emulator accepts the data of the account as JSON. */
    async by(provider: 'google.com' | 'facebook.com', account: { sub: string; email: string; name: string }) {
      const said = encodeURIComponent(JSON.stringify({ ...account, id: account.sub, email_verified: true }));
      const field = provider === 'google.com' ? 'id_token' : 'access_token';
      return (
        await post('signInWithIdp', {
          postBody: `${field}=${said}&providerId=${provider}`,
          requestUri: 'http://localhost',
          returnIdpCredential: true,
          returnSecureToken: true,
        })
      ).idToken!;
    },
  };
}
