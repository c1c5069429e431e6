import { parentPort, workerData } from 'node:worker_threads'

// Asks again and again, as somebody else would, in a thread that does nothing else: how long an answer took must not
// depend on what the thread that measures is busy with. Told to stop, it says how long each answer took.
const { url, cookie } = workerData as { url: string; cookie: string }
const times: number[] = []
const end = new AbortController()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const tell = (message: unknown) => parentPort?.postMessage(message)
parentPort?.once('message', () => end.abort())

async function ask() {
  const start = performance.now()
  const answer = await fetch(url, { headers: { cookie } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`)
  return performance.now() - start
}

// The first one opens the connection; then the measuring begins.
await ask()
tell('ready')
while (!end.signal.aborted) {
  times.push(await ask())
  await new Promise((resolve) => setTimeout(resolve, 5))
}
tell(times)
