import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AccountServer } from './accounts.ts'
import type { StoryServer } from './tell-story.ts'

export interface SmallSite extends AccountServer, StoryServer {
  /** The path of a page with this in it, under a policy as strict as ours. */
  page: (content: { body?: string; script?: string }) => string
  close: () => Promise<void>
}

const admin = { email: 'admin@example.com', password: 'admin' }
const policy = "default-src 'self'; script-src 'self'; style-src 'self'"

/** Just enough of a site to try the story helper on. */
export async function startSmallSite(): Promise<SmallSite> {
  const passwords = new Map([[admin.email, admin.password]])
  const server = createServer((request, response) => void answer(request, response, passwords))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The small site has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    adminEmail: admin.email,
    adminPassword: admin.password,
    output: () => 'what the server printed',
    page: (content) => `/page?${new URLSearchParams(content).toString()}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, passwords: Map<string, string>) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site')
  const send = (status: number, type: string, text: string) =>
    response.writeHead(status, { 'content-type': `text/${type}` }).end(text)
  if (pathname === '/page') {
    response.setHeader('content-security-policy', policy)
    return send(200, 'html', writePage(searchParams))
  }
  if (pathname === '/script.js') return send(200, 'javascript', searchParams.get('text') ?? '')
  if (pathname === '/favicon.ico') return response.writeHead(204).end()
  if (pathname === '/hang-up') return request.socket.destroy()
  if (pathname.startsWith('/answer/')) return send(Number(pathname.slice('/answer/'.length)), 'plain', 'no')
  if (pathname === '/api/auth/user') {
    const email = /session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1]
    return email ? send(200, 'plain', decodeURIComponent(email)) : send(401, 'plain', 'nobody')
  }
  const { email, password } = JSON.parse(await readText(request)) as { email: string; password?: string }
  if (pathname === '/api/auth/login') {
    if (passwords.get(email) !== password) return send(401, 'plain', 'Invalid email or password')
    response.setHeader('set-cookie', `session=${encodeURIComponent(email)}; HttpOnly; Path=/`)
    return send(200, 'plain', '{}')
  }
  if (pathname === '/api/admin/users' && request.headers.cookie?.includes(encodeURIComponent(admin.email))) {
    passwords.set(email, `secret of ${email}`)
    return send(201, 'plain', JSON.stringify({ emailSent: false, password: passwords.get(email) }))
  }
  return send(403, 'plain', 'no')
}

function writePage(content: URLSearchParams) {
  const script = `/script.js?${new URLSearchParams({ text: content.get('script') ?? '' }).toString()}`
  return `<!doctype html><html lang="en"><head><title>A page</title>
    <meta name="viewport" content="width=device-width"></head>
    <body>${content.get('body') ?? ''}<script src="${script}"></script></body></html>`
}

async function readText(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk)
  return text
}
