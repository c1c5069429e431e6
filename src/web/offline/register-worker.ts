/**
 * The service worker of this build. When the server has a newer one, it takes over at once and the page is told:
 * what is open stays as it is until the user loads it anew. Returns the way to stop listening.
 */
export function registerWorker(onUpdated: () => void): () => void {
  const workers = 'serviceWorker' in navigator && import.meta.env.PROD ? navigator.serviceWorker : null
  if (!workers) return () => {}
  // The first one of all is no news.
  let hasOne = workers.controller !== null
  const tell = () => {
    if (hasOne) onUpdated()
    hasOne = true
  }
  workers.addEventListener('controllerchange', tell)
  void register(workers)
  return () => workers.removeEventListener('controllerchange', tell)
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  try {
    await workers.register('/sw.js')
    const { active } = await workers.ready
    // Opened just while it began its work: it has to be asked to take this page over.
    if (workers.controller === null) active?.postMessage('claim', [])
  } catch {
    // Forbidden, or not to be reached just now: the next visit tries again.
  }
}
