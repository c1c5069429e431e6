import type { FastifyInstance, FastifyReply } from 'fastify'

/** What a browser may do with our pages: run our own files, talk to us, and nothing else. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
]

/** The headers of every kind of answer, made once: most requests get the same. */
export function setSecurityHeaders(app: FastifyInstance, { secure }: { secure: boolean }) {
  const page = {
    'content-security-policy': [...policy, ...(secure ? ['upgrade-insecure-requests'] : [])].join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'same-origin',
    ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // The filter that this turns off opened holes of its own.
    'x-xss-protection': '0',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
  const call = { ...page, 'cache-control': 'no-store' }
  // A script or a font is no page: the headers that say what a page may do would only make it larger.
  const asset = { 'x-content-type-options': 'nosniff' }
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request
    void reply.headers(url.startsWith('/api') ? call : url.startsWith('/assets/') ? asset : page)
    done()
  })
}

/** Lets a page bring the one style sheet that stands in it: this text and no other. */
export function allowStyle(reply: FastifyReply, hash: string) {
  const current = String(reply.getHeader('content-security-policy'))
  void reply.header('content-security-policy', current.replace('style-src ', `style-src '${hash}' `))
}
