import '#web/styles/index.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '#web/app/app.tsx'
import { loadPublicPage } from '#web/app/public-pages.ts'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no place for the app')

// The code of a prerendered page must be there before its HTML is brought to life, or React would throw it away.
// When it cannot be loaded, the page stays what it is: text to read.
if (root.hasChildNodes()) hydrateRoot(root, render(await loadPublicPage(location.pathname)))
else createRoot(root).render(render(null))

function render(ready: Parameters<typeof App>[0]['ready']) {
  return (
    <StrictMode>
      <App ready={ready ?? null} />
    </StrictMode>
  )
}
