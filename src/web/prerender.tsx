import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { ReadingApp } from '#web/reading/reading-app.tsx'
import { loadReadingPage } from '#web/reading/reading-pages.ts'

/** The HTML of a page to read as React will find it again in the browser. Runs at build time only. */
export async function renderPage(path: string): Promise<string> {
  const Page = await loadReadingPage(path)
  return renderToString(
    <StrictMode>
      <ReadingApp path={path} Page={Page} />
    </StrictMode>,
  )
}
