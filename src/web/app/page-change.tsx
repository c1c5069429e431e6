import { useLayoutEffect } from 'react'
import { documentTitle, findPage } from '#contract/pages.ts'
import { focusHeading } from '#web/lib/focus-heading.ts'

let isFirstPage = true

/**
 * What a full page load would have done: name the page, start at its top, and let the keyboard and screen readers
 * start there too. It stands inside the page's Suspense boundary, so it runs once the page itself is there.
 */
export function PageChange({ path }: { path: string }) {
  // Before the page's own layout effects: a page that begins at its end goes there afterwards.
  useLayoutEffect(() => {
    document.title = documentTitle(findPage(path))
    if (!isFirstPage) {
      window.scrollTo(0, 0)
      focusHeading()
    }
    isFirstPage = false
  }, [path])
  return null
}
