import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true })

export interface Streamed {
  sent: number
  /** When the first sentence came. */
  firstDelta: number
  text: string
}

/** Says something to a server that answers with events, and reads them to the end. */
export function say(url: string, cookie: string, message: string): Promise<Streamed> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'content-type': 'application/json', accept: 'text/event-stream' }
    const outgoing = request(`${url}/api/chat`, { agent, method: 'POST', headers }, (response) => {
      let [firstDelta, text] = [Number.NaN, '']
      response.setEncoding('utf8').on('data', (part: string) => {
        const now = performance.now()
        text += part
        if (Number.isNaN(firstDelta) && text.includes('event: delta')) firstDelta = now
      })
      response.on('error', reject)
      response.on('end', () => resolve({ sent, firstDelta, text }))
    })
    outgoing.on('error', reject)
    const sent = performance.now()
    outgoing.end(JSON.stringify({ message }))
  })
}
