/** Where to go after signing in: a path of our own, or the chat. */
export function readNextPath(search: string, origin: string): string {
  const next = new URLSearchParams(search).get('next')
  if (!next || !next.startsWith('/') || !URL.canParse(next, origin)) return '/chat'
  const url = new URL(next, origin)
  // '//evil.example' and '/\evil.example' start with a slash too.
  if (url.origin !== origin || url.pathname === '/login' || url.pathname === '/logout') return '/chat'
  return url.pathname + url.search + url.hash
}

export function loginPathFor(path: string): string {
  return `/login?next=${encodeURIComponent(path)}`
}
