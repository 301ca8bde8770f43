/** Lagoa as it is with Firebase's own Auth emulator in place of the sandbox. */
export const emulated = { code: 'emulated', source: 'lagoa', projectId: 'demo-livery' } as const;

/** The emulator's port, beside those of the product. */
export const emulatorPort = Number(process.env['LIVERY_E2E_PORT'] ?? 4510) + 5;
/** Of the page's own site: a browser may refuse storage to the frame of another one, and the emulator's frame needs it. */
export const emulatorUrl = `http://localhost:${emulatorPort}`;
