import { spawn } from 'node:child_process'
import { join } from 'node:path'

// npm run dev: the server from its sources, restarted on change, and Vite for the pages; /ui shows every component.
const root = join(import.meta.dirname, '..')
const options = { cwd: root, stdio: 'inherit' } as const
const server = spawn(process.execPath, ['--watch', '--watch-path=src', 'src/server/main.ts'], options)
const web = spawn(join(root, 'node_modules', '.bin', 'vite'), [], options)

for (const child of [server, web]) child.on('exit', (code) => stop(code ?? 0))
process.once('SIGINT', () => stop(0))

function stop(code: number) {
  server.kill()
  web.kill()
  process.exit(code)
}
