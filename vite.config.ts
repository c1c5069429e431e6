import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { plainImports } from './scripts/build/plain-imports.ts'
import { startGroups } from './scripts/build/start-groups.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), plainImports()],
  // The router carries a copy of this hook for React before 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  server: { proxy: { '/api': { target: server } } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The HTML of each page names its files ahead (scripts/build/preloads.ts): no list of all files in the script.
    modulePreload: false,
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      output: { codeSplitting: { groups: startGroups() } },
      treeshake: { propertyReadSideEffects: false },
    },
  },
})
