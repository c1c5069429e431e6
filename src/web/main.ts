import { findPage } from '#contract/pages.ts'
import { keepEarlySubmit } from '#web/reading/keep-early-submit.ts'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no place for the app')
const page = findPage(location.pathname)
if (page?.prerendered) {
  const sendEarlySubmit = keepEarlySubmit()
  // What can be read is painted first. Only then its scripts are fetched, all at once, and bring it to life. A tab in
  // the background paints nothing, so it does not wait for it.
  if (document.visibilityState === 'visible') await nextPaint()
  const later = document.querySelector<HTMLTemplateElement>('#later')
  if (later) document.head.append(later.content)
  const { startReading } = await import('#web/reading/start.tsx')
  await startReading(root, page.path, sendEarlySubmit)
} else {
  const { startApp } = await import('#web/app/start.tsx')
  startApp(root)
}

function nextPaint() {
  const { promise, resolve } = Promise.withResolvers<void>()
  requestAnimationFrame(() => setTimeout(resolve))
  // Also when the tab goes to the background just now.
  setTimeout(resolve, 1000)
  return promise
}
