import '#web/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app/app.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no place for the app')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
