import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

export interface UserIds {
  uid: number
  gid: number
}

const likelyNames = ['nobody', 'postgres', 'daemon']
const madeName = 'keel-tests'

/**
 * Whom PostgreSQL runs as: it refuses root, so root lends it a user that owns nothing. Undefined when we are
 * not root, and it can run as ourselves.
 */
export async function findUnprivilegedUser(): Promise<UserIds | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const found = findUserIds(await readUsers(), [...likelyNames, madeName])
  if (found) return found
  await promisify(execFile)('useradd', ['--system', '--no-create-home', madeName])
  return findUserIds(await readUsers(), [madeName])
}

/** The ids of the first of these names in the text of a passwd file that is not root under another name. */
export function findUserIds(passwd: string, names: string[]): UserIds | undefined {
  const users = passwd.split('\n').map((line) => line.split(':'))
  for (const name of names) {
    const user = users.find((fields) => fields[0] === name)
    const [uid, gid] = [Number(user?.[2]), Number(user?.[3])]
    if (uid > 0 && gid > 0) return { uid, gid }
  }
  return undefined
}

function readUsers() {
  return readFile('/etc/passwd', 'utf8')
}
