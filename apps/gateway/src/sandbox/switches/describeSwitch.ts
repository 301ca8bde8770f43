import type { SandboxSwitch } from './sandboxSwitch.ts';

/** Describes a switch in a few words. */
export function describeSwitch(one: SandboxSwitch): string {
  switch (one.kind) {
    case 'latency':
      return one.toMs === undefined ? `${one.fromMs} ms delay` : `${one.fromMs} to ${one.toMs} ms delay`;
    case 'failure':
      return `${one.outcome}${one.when === 'after' ? ', after its effect' : ''}, ${often(one)}`;
    case 'malformed':
      return `${one.shape}, ${often(one)}`;
    case 'maintenance':
      return 'every call except the status call fails with 503';
    case 'regionRestriction':
      return 'every call except the status call, getClientInfo and getCustomerService fails with 451';
  }
}

function often({ share, every }: { share?: number | undefined; every?: number | undefined }): string {
  if (every !== undefined) return every === 1 ? 'each time' : `exactly one in ${every}`;
  return share === undefined || share === 1 ? 'each time' : `${Math.round(share * 1000) / 10} % of the time`;
}
