import { request } from 'node:http'
import { text } from 'node:stream/consumers'

/** What a server's memory holds after its garbage was collected, in MiB; report-memory.ts tells. */
export async function askMemory(socketPath: string): Promise<{ heap: number; resident: number }> {
  const answer = await new Promise<string>((resolve, reject) => {
    const asked = request({ socketPath }, (response) => {
      void text(response).then(resolve, reject)
    })
    asked.on('error', reject).end()
  })
  const { heapUsed, external, rss } = JSON.parse(answer) as NodeJS.MemoryUsage
  return { heap: (heapUsed + external) / 2 ** 20, resident: rss / 2 ** 20 }
}
