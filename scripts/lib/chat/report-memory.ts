import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

// Imported into a server that is measured, before it starts: whoever asks at the socket is told what its memory
// holds once everything that is garbage has been collected.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const server = createServer((_, response) => {
  collectGarbage()
  response.end(JSON.stringify(process.memoryUsage()))
})
// Its worker threads import what it imports, and share its memory and its one socket.
if (isMainThread) server.listen(process.env['MEMORY_SOCKET']).unref()
