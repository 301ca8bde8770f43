import { gatewayFolders } from '../../assemble/gatewayFolders.ts';

export { playFolder } from '../../assemble/gatewayFolders.ts';

/**
 * True for an address that the gateway answers: below its own folders, the sandbox's first page, or where the merchant
 * put a call.
 */
export function isGatewayAddress(path: string, ownPaths: readonly string[] = []): boolean {
  return (
    path === '/sandbox' || gatewayFolders.some((folder) => path.startsWith(`/${folder}/`)) || ownPaths.includes(path)
  );
}
