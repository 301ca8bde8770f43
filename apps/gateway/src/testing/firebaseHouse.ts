import { rmSync } from 'node:fs';
import { openFirebaseProject } from './firebaseProject.ts';
import { openTestGateway } from './testGateway.ts';

/** A gateway on a folder of merchants made for the test, which checks Firebase's tokens by a project made for it too. */
export async function openFirebaseHouse(dir: string) {
  const project = await openFirebaseProject();
  const gateway = await openTestGateway({ dir, firebase: { jwksUrl: project.jwksUrl } });
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
