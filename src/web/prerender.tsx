import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { App } from '#web/app/app.tsx'
import { loadPublicPage } from '#web/app/public-pages.ts'
import { queryClient } from '#web/data/client.ts'

/** The HTML of a public page as React will find it again in the browser. Runs at build time only. */
export async function renderPage(path: string): Promise<string> {
  const ready = await loadPublicPage(path)
  if (!ready) throw new Error(`${path} is not a public page`)
  const html = renderToString(
    <StrictMode>
      <Router ssrPath={path}>
        <App ready={ready} />
      </Router>
    </StrictMode>,
  )
  // It would wait five minutes before it forgets the queries, and the build with it.
  queryClient.clear()
  return html
}
