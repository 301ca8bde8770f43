/** The code in the newest message to an address, from the sandbox's outbox; empty if no message was sent. */
export async function readSentCode({ url }: { url: string }, to: string): Promise<string> {
  const messages = (await (await fetch(`${url}/sandbox/outbox.json?to=${encodeURIComponent(to)}`)).json()) as {
    text: string;
  }[];
  return /\d{6}/.exec(messages[0]?.text ?? '')?.[0] ?? '';
}
