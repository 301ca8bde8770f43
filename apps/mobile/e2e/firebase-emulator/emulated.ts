/** A copy of lagoa with Firebase's own Auth emulator in place of the sandbox. */
export const emulated = { code: 'emulated', source: 'lagoa', projectId: 'demo-livery' } as const;

/** The emulator's port, next to the ports of the product. */
export const emulatorPort = Number(process.env['LIVERY_E2E_PORT'] ?? 4510) + 5;
/**
 * The emulator is on the same site as the page. A browser may deny storage to a frame of another site, and the
 * emulator's frame needs storage.
 */
export const emulatorUrl = `http://localhost:${emulatorPort}`;
