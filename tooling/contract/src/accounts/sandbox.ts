import { NotChecked } from '../replies/mismatch.ts';

/**
 * Functions of a sandbox gateway for tests. At any other gateway, checks that need them are reported as not checked.
 */
export interface Sandbox {
  readonly isSandbox: boolean;
  /**
   * Returns the digits of a captcha.
   * @throws NotChecked
   */
  solveCaptcha(captchaId: string): Promise<string>;
  /**
   * Returns the last code that was sent to a number or an address.
   * @throws NotChecked
   */
  codeSentTo(address: string): Promise<string>;
  /**
   * Decides a pending deposit or withdrawal, as the merchant's staff would.
   * @throws NotChecked
   */
  decide(what: 'deposit' | 'withdrawal', id: string, decision: 'approve' | 'reject'): Promise<void>;
}

export async function connectSandbox(url: string): Promise<Sandbox> {
  const isSandbox = await fetch(`${url}/sandbox/health`, { signal: AbortSignal.timeout(20_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
  const need = (what: string) => {
    if (!isSandbox) throw new NotChecked(`it needs ${what}, which only a sandbox gateway provides`);
  };

  async function get(path: string, init?: RequestInit): Promise<unknown> {
    const reply = await fetch(url + path, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init });
    if (!reply.ok) throw new NotChecked(`the sandbox's ${path.replace(/[?].*/, '')} answered HTTP ${reply.status}`);
    return reply.json();
  }

  return {
    isSandbox,
    async decide(what, id, decision) {
      need('a decision of the merchant');
      await get(`/sandbox/cashier/${what}/${encodeURIComponent(id)}/${decision}`, { method: 'POST' });
    },
    async solveCaptcha(captchaId) {
      need('the answer of a captcha');
      return ((await get(`/sandbox/captchas/${encodeURIComponent(captchaId)}`)) as { answer: string }).answer;
    },
    async codeSentTo(address) {
      need('a code that was sent');
      const [newest] = (await get(`/sandbox/outbox.json?${new URLSearchParams({ to: address })}`)) as Array<{
        text: string;
      }>;
      const code = /\b\d{4,10}\b/.exec(newest?.text ?? '')?.[0];
      if (code === undefined) throw new NotChecked(`no code for ${address} is in the sandbox's outbox`);
      return code;
    },
  };
}
