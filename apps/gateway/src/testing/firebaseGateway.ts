import { rmSync } from 'node:fs';
import { startFirebaseProject } from './firebaseProject.ts';
import { startTestGateway } from './testGateway.ts';

/** A gateway on a folder of merchants made for the test, which checks Firebase's tokens by a project made for it too. */
export async function startFirebaseGateway(dir: string) {
  const project = await startFirebaseProject();
  const gateway = await startTestGateway({ dir, firebase: { jwksUrl: project.jwksUrl } });
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
