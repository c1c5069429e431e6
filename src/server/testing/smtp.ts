import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** What the mail server does with the next mails. */
export type SmtpMood =
  | { is: 'accepting' }
  | { is: 'refusing'; code: number; at: 'sender' | 'recipient' | 'data' }
  | { is: 'waiting'; until: Promise<void> }
  | { is: 'hanging up'; when: 'before data' | 'after data' }

export type TestSmtp = Awaited<ReturnType<typeof startSmtp>>

/** A real mail server that can be told to misbehave; what it has taken in full is in `received`. */
export async function startSmtp() {
  const state: { mood: SmtpMood } = { mood: { is: 'accepting' } }
  const received: { to: string[]; text: string }[] = []
  let port = 0
  let opened = await open()

  async function open() {
    const sockets = new Set<Socket>()
    const hangUp = () => sockets.forEach((socket) => socket.destroy())
    const refusal = (at: 'sender' | 'recipient' | 'data') => {
      const { mood } = state
      if (mood.is !== 'refusing' || mood.at !== at) return null
      return Object.assign(new Error('refused by the test'), { responseCode: mood.code })
    }
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onMailFrom: (_address, _session, done) => done(refusal('sender')),
      onRcptTo: (_address, _session, done) => {
        if (state.mood.is === 'hanging up' && state.mood.when === 'before data') return hangUp()
        return done(refusal('recipient'))
      },
      onData(stream, session, done) {
        let text = ''
        stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        stream.on('end', () => {
          const refused = refusal('data')
          if (refused) return done(refused)
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: decode(text) })
          if (state.mood.is === 'hanging up') return hangUp()
          return void answerLater(state.mood, done)
        })
      },
    })
    server.on('error', () => {})
    server.server.on('connection', (socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    })
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    port = (server.server.address() as AddressInfo).port
    return { server, hangUp }
  }

  const close = () =>
    new Promise<void>((resolve) => {
      opened.server.close(() => resolve())
      opened.hangUp()
    })

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave: (mood: SmtpMood) => {
      state.mood = mood
    },
    close,
    /** Back at the same address. */
    comeBack: async () => {
      opened = await open()
    },
  }
}

async function answerLater(mood: SmtpMood, done: () => void) {
  if (mood.is === 'waiting') await mood.until
  done()
}

/** Long lines travel broken by '=' at their end. */
const decode = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
