import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadPublicPage } from './public-pages.ts'

/**
 * Puts the app on the page. The code of a prerendered page must be there before its HTML is brought to life, or React
 * would throw it away. When it cannot be loaded, the page stays what it is: text to read.
 */
export async function startApp(root: Element) {
  const ready = root.hasChildNodes() ? await loadPublicPage(location.pathname) : null
  const app = (
    <StrictMode>
      <App ready={ready} />
    </StrictMode>
  )
  if (ready) hydrateRoot(root, app)
  else createRoot(root).render(app)
}
