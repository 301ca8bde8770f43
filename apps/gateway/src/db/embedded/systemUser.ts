import { spawnSync } from 'node:child_process';

/** The system user that the database server runs as. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * Returns the user for the database server if the gateway runs as root, because PostgreSQL refuses to run as root. The
 * user is `postgres`. If this user does not exist, it is created. If that fails, the user is `nobody`.
 *
 * Undefined if the gateway does not run as root. Then the server runs as the same user as the gateway.
 * @throws if there is no such user
 */
export function systemUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const found = lookUp('postgres') ?? makePostgresUser() ?? lookUp('nobody');
  if (found === undefined) {
    throw new Error(
      'PostgreSQL does not run as root, and no other user exists for it. Create one ("useradd postgres"), run the gateway as an ordinary user, or name a server in DATABASE_URL.',
    );
  }
  return found;
}

function lookUp(name: string): SystemUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout ?? '', 10),
  );
  return uid !== undefined && gid !== undefined && uid > 0 && Number.isInteger(gid) ? { uid, gid } : undefined;
}

function makePostgresUser(): SystemUser | undefined {
  spawnSync('groupadd', ['--system', 'postgres'], { stdio: 'ignore' });
  spawnSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', '--shell', '/bin/false', 'postgres'], {
    stdio: 'ignore',
  });
  return lookUp('postgres');
}
