import '#web/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

export function startApp(root: Element) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
