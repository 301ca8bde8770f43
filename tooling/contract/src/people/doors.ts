import { NotChecked } from '../judge/mismatch.ts';

/** What a sandbox gateway opens for tests. Another gateway has none of it, and what needs it is then not checked. */
export interface Doors {
  /** Is this gateway a sandbox? */
  readonly isOpen: boolean;
  /** Digits of a captcha. @throws NotChecked */
  solve(captchaId: string): Promise<string>;
  /** The last code that went to a number or an address. @throws NotChecked */
  codeSentTo(address: string): Promise<string>;
  /** Decides what waits for the house. @throws NotChecked */
  decide(what: 'deposit' | 'withdrawal', id: string, decision: 'approve' | 'reject'): Promise<void>;
}

export async function openDoors(url: string): Promise<Doors> {
  const isOpen = await fetch(`${url}/sandbox/health`, { signal: AbortSignal.timeout(20_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
  const need = (what: string) => {
    if (!isOpen) throw new NotChecked(`it needs ${what}, and the gateway opens no door to it`);
  };

  async function ask(path: string, init?: RequestInit): Promise<unknown> {
    const reply = await fetch(url + path, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init });
    if (!reply.ok) throw new NotChecked(`the sandbox's ${path.replace(/[?].*/, '')} answered HTTP ${reply.status}`);
    return reply.json();
  }

  return {
    isOpen,
    async decide(what, id, decision) {
      need('a decision of the house');
      await ask(`/sandbox/cashier/${what}/${encodeURIComponent(id)}/${decision}`, { method: 'POST' });
    },
    async solve(captchaId) {
      need('the answer of a captcha');
      return ((await ask(`/sandbox/captchas/${encodeURIComponent(captchaId)}`)) as { answer: string }).answer;
    },
    async codeSentTo(address) {
      need('a code that was sent');
      const [newest] = (await ask(`/sandbox/outbox.json?${new URLSearchParams({ to: address })}`)) as Array<{
        text: string;
      }>;
      const code = /\b\d{4,10}\b/.exec(newest?.text ?? '')?.[0];
      if (code === undefined) throw new NotChecked(`no code for ${address} is in the sandbox's outbox`);
      return code;
    },
  };
}
