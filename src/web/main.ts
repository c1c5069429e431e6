import '#web/styles/index.css'

// A page whose text is already there is painted first and brought to life after: running the app takes longer than
// painting. A tab in the background paints nothing, so it does not wait for it.
const root = document.querySelector('#root')
if (!root) throw new Error('The page has no place for the app')
if (root.hasChildNodes() && document.visibilityState === 'visible') await nextPaint()
const { startApp } = await import('#web/app/start.tsx')
await startApp(root)

function nextPaint() {
  const { promise, resolve } = Promise.withResolvers<void>()
  requestAnimationFrame(() => setTimeout(resolve))
  // Also when the tab goes to the background just now.
  setTimeout(resolve, 1000)
  return promise
}
