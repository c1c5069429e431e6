import '#web/styles/reading.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { ReadingApp } from './reading-app.tsx'
import { loadReadingPage } from './reading-pages.ts'

/**
 * Brings a prerendered page to life. Its code must be there before, or React would throw the HTML away. When it cannot
 * be loaded, the page stays what it is: text to read. In development there is no HTML yet.
 */
export async function startReading(root: Element, path: string, onAlive: () => void) {
  const Page = await loadReadingPage(path)
  const page = (
    <StrictMode>
      <ReadingApp path={path} Page={Page} onAlive={onAlive} />
    </StrictMode>
  )
  if (root.hasChildNodes()) hydrateRoot(root, page)
  else createRoot(root).render(page)
}
