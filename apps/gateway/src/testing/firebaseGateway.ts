import { rmSync } from 'node:fs';
import { startFirebaseProject } from './firebaseProject.ts';
import { startTestGateway } from './testGateway.ts';

/** Starts a gateway with merchants for a test, and a Firebase project whose tokens it accepts. */
export async function startFirebaseGateway(dir: string) {
  const project = await startFirebaseProject();
  const gateway = await startTestGateway({ dir, hasMembersAlone: true, firebase: { jwksUrl: project.jwksUrl } });
  return {
    project,
    gateway,
    async close() {
      await gateway.close();
      await project.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
