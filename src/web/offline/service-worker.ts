/**
 * Serves the pages of the app and their files when Keel cannot be reached. It never sees or keeps anything of a user:
 * calls pass it by, and pages are kept as a stranger gets them. While Keel can be reached, every page comes from it,
 * so that no build is older than the server's.
 */

/** Put in by the build (scripts/build/service-worker.ts): a name for this build, its files, and the pages to keep. */
declare const BUILD: string
declare const FILES: string[]
declare const PAGES: string[]

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends WorkerEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}

interface Worker {
  addEventListener(kind: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void): void
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}

const worker = globalThis as unknown as Worker
const PREFIX = 'keel-shell-'
const OWN = PREFIX + BUILD

/** This build's and the one before it, whose pages may still be open. */
const KEPT_BUILDS = 2

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
// A page that was being opened while this began its work is not among those it took over.
worker.addEventListener('message', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (FILES.includes(pathname) || pathname.startsWith('/assets/')) event.respondWith(findFile(request))
  else if (request.mode === 'navigate' && pageFor(pathname)) event.respondWith(findPage(request, pathname))
})

/** All or nothing: a build that is half here is none. */
async function install() {
  const cache = await caches.open(OWN)
  const pages = PAGES.map((path) => new Request(path, { credentials: 'omit', cache: 'reload' }))
  await cache.addAll([...pages, ...FILES])
  await worker.skipWaiting()
}

async function activate() {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN)
  const old = builds.slice(0, Math.max(0, builds.length - (KEPT_BUILDS - 1)))
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

/** What a file is called says what is in it: one that is here is the right one. */
async function findFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const own = await (await caches.open(OWN)).match(pathname, { ignoreVary: true })
  return own ?? (await caches.match(pathname, { ignoreVary: true })) ?? fetch(request)
}

const pageFor = (pathname: string) => PAGES.find((path) => path === (pathname === '/' ? '/chat' : pathname))

async function findPage(request: Request, pathname: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const page = await (await caches.open(OWN)).match(pageFor(pathname) ?? '', { ignoreVary: true })
    if (page) return page
    throw error
  }
}
