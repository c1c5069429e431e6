import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Imported into a server that is measured, before it starts: whoever asks at the socket is told what its memory
// holds once everything that is garbage has been collected.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const server = createServer((_, response) => {
  collectGarbage()
  response.end(JSON.stringify(process.memoryUsage()))
})
server.listen(process.env['MEMORY_SOCKET']).unref()
