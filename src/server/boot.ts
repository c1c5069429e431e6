import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// The server is one large file, and a quarter of its start went into compiling it: the second start finds that done.
enableCompileCache(join(import.meta.dirname, '.compiled'))
await import('./main.ts')
