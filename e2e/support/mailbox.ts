import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A real mail server on this machine that keeps what it is given. */
export async function openMailbox() {
  const mails: string[] = []
  const waiting: ((mail: string) => void)[] = []
  let refuses = false
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuses ? new Error('no such mailbox') : null),
    onData(stream, _session, done) {
      let text = ''
      stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      stream.on('end', () => {
        const next = waiting.shift()
        if (next) next(decode(text))
        else mails.push(decode(text))
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The next mail, whether it has come already or not. */
    next(): Promise<string> {
      const mail = mails.shift()
      return mail === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(mail)
    },
    /** From now on every recipient is unknown, or known again. */
    refuse: (value: boolean) => {
      refuses = value
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Long lines travel broken by '=' at their end. */
const decode = (mail: string) => mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=')
