import { connect } from 'node:net'

export interface Request {
  method: 'GET' | 'POST'
  path: string
  cookie?: string
  body?: string
  /** The length that it names, when it is another than that of its body. */
  length?: number
}

export interface Load {
  /** Answers a second. */
  rate: number
  /**
   * Milliseconds from the request to the end of its answer, without the first of each connection: a server of Node
   * takes one new connection in each turn of its loop, and turns are long while the others ask.
   */
  p50: number
  p99: number
  answers: number
}

interface Pressure {
  connections: number
  seconds: number
  /** The status of every answer. */
  status: number
}

/**
 * A number of connections that send a request, wait for the answer and send the next, for some time. Written on plain
 * sockets, because an HTTP client would take more of the machine than the servers that are measured.
 */
export async function putUnderLoad(
  url: string,
  requests: Request[],
  { connections, seconds, status }: Pressure,
): Promise<Load> {
  const address = new URL(url)
  const texts = requests.map((request) => toText(request, address.host))
  const times: number[] = []
  let answers = 0
  const before = performance.now()
  const end = before + seconds * 1000

  async function keepAsking(at: number) {
    let next = at
    const takeNext = () => (performance.now() < end ? texts[next++ % texts.length] : undefined)
    for (let text = takeNext(); text !== undefined; text = takeNext()) {
      let isFirst = true
      await useConnection(address, status, text, (took) => {
        answers += 1
        if (!isFirst) times.push(took)
        isFirst = false
        return takeNext()
      })
    }
  }

  await Promise.all(Array.from({ length: connections }, (_, at) => keepAsking(at)))
  const taken = (performance.now() - before) / 1000
  const sorted = Float64Array.from(times).toSorted()
  const quantile = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return { rate: answers / taken, p50: quantile(0.5), p99: quantile(0.99), answers }
}

/** Asks over one connection for as long as there is something to ask and the server keeps it open. */
function useConnection(
  { hostname, port }: URL,
  status: number,
  first: string,
  onAnswer: (milliseconds: number) => string | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const answer = createReader(status)
    let sent = 0
    const send = (text: string) => {
      sent = performance.now()
      socket.write(text)
    }
    socket.setNoDelay(true).on('error', reject)
    socket.on('connect', () => send(first))
    socket.on('data', (chunk) => {
      try {
        if (!answer.isWhole(chunk.toString('latin1'))) return
        const next = onAnswer(performance.now() - sent)
        if (next !== undefined && !answer.isLast()) {
          send(next)
          return
        }
        socket.destroy()
        resolve()
      } catch (error) {
        socket.destroy()
        reject(error)
      }
    })
  })
}

function toText({ method, path, cookie, body = '', length }: Request, host: string): string {
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`]
  if (cookie) lines.push(`cookie: ${cookie}`)
  if (method === 'POST') {
    lines.push('content-type: application/json', `content-length: ${length ?? Buffer.byteLength(body)}`)
  }
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

/** Waits for the end of an answer that names its length, and refuses one of another status. */
function createReader(status: number) {
  let head = ''
  let missing = 0
  let closes = false
  return {
    isWhole(chunk: string): boolean {
      if (missing > 0) missing -= chunk.length
      else {
        head += chunk
        const end = head.indexOf('\r\n\r\n')
        if (end === -1) return false
        if (!head.startsWith(`HTTP/1.1 ${status}`)) throw new Error(`Unexpected: ${head.slice(0, 500)}`)
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
        closes = /\r\nconnection: close/i.test(head)
        missing = end + 4 + length - head.length
        head = ''
      }
      return missing <= 0
    },
    isLast: () => closes,
  }
}
