import { gatewayFolders } from '../../assemble/gatewayFolders.ts';

export { playFolder } from '../../assemble/gatewayFolders.ts';

/**
 * True for an address that the gateway answers: below its folders, the sandbox's first page, or a path that the
 * merchant set for a call.
 */
export function isGatewayAddress(path: string, ownPaths: readonly string[] = []): boolean {
  return (
    path === '/sandbox' || gatewayFolders.some((folder) => path.startsWith(`/${folder}/`)) || ownPaths.includes(path)
  );
}
