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
  workers.register('/sw.js').catch(() => {
    // Forbidden, or not to be reached just now: the next visit tries again.
  })
  return () => workers.removeEventListener('controllerchange', tell)
}
