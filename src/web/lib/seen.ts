/**
 * What a signed-in user saw last, to be read when Keel cannot be reached: answers in the browser's cache, each user's
 * under a name of their own, and who it was. It goes when they leave, when their session has ended, and when somebody
 * else signs in here.
 */
const CACHE = 'keel-seen-'
const HERE = 'keel:here:'

interface Person {
  id: number
}

let here: number | null = null

/** Not there on pages without https, apart from those of this machine itself. */
const stores = () => (typeof caches === 'undefined' ? null : caches)

/**
 * Figures and words that are shown; neither the trail of the account nor anything of others. Of transactions the newest
 * hundred: a search or a later page is kept of nobody.
 */
const KEPT = new RegExp(
  `^/api/(?:${[
    'users/me',
    'profile',
    'household',
    'today',
    'assets',
    'liabilities',
    'settings',
    String.raw`messages\?limit=\d+`,
    String.raw`net-worth-history\?\S+`,
    'transactions/(?:summary|months|accounts|recurring)',
    String.raw`transactions\?skip=0&limit=100`,
    'imports',
    'category-rules',
    String.raw`budget-proposals(?:/plan\?month=[\d-]+)?`,
  ].join('|')})$`,
)

/** Remembers who is signed in, and drops what was kept of anybody else. */
export async function noteSignedIn(user: Person): Promise<void> {
  here = user.id
  try {
    const own = HERE + user.id
    for (const key of Object.keys(localStorage))
      if (key.startsWith(HERE) && key !== own) localStorage.removeItem(key)
    localStorage.setItem(own, JSON.stringify(user))
  } catch {
    // Where storage is forbidden, nothing is kept.
  }
  await dropSeen((name) => name !== CACHE + user.id)
}

/** Drops everything: nobody is signed in any more. */
export async function noteSignedOut(): Promise<void> {
  here = null
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(HERE)) localStorage.removeItem(key)
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
  await dropSeen(() => true)
}

/** Drops what was kept of a user, or of whoever it was when none is named. */
export async function forgetSeen(userId: number | null): Promise<void> {
  if (userId === null || here === userId) here = null
  await dropSeen((name) => userId === null || name === CACHE + userId)
}

async function dropSeen(isToGo: (name: string) => boolean): Promise<void> {
  const names = (await stores()?.keys()) ?? []
  const gone = names.filter((name) => name.startsWith(CACHE) && isToGo(name))
  await Promise.all(gone.map(async (name) => stores()?.delete(name)))
}

export async function keepSeen(url: string, response: Response): Promise<void> {
  if (here === null || !KEPT.test(url)) return
  const name = CACHE + here
  const headers = new Headers(response.headers)
  headers.set('x-seen-at', new Date().toISOString())
  const answer = new Response(await response.text(), { headers })
  // Nothing is kept of a user who signed out in the meantime.
  if (CACHE + here === name) await (await stores()?.open(name))?.put(url, answer)
}

/** The last user who has not signed out. */
export function findSeenUser(): string | null {
  try {
    const key = Object.keys(localStorage).find((name) => name.startsWith(HERE))
    return key ? localStorage.getItem(key) : null
  } catch {
    return null
  }
}

export async function findSeen(url: string): Promise<Response | null> {
  const text = findSeenUser()
  if (text === null) return null
  if (url === '/api/auth/user' || url === '/api/users/me') return new Response(text)
  const { id } = JSON.parse(text) as Person
  here ??= id
  return (await (await stores()?.open(CACHE + id))?.match(url)) ?? null
}
