import Fastify from 'fastify'

const app = Fastify()
app.get('/healthz', () => ({ status: 'ok' }))
console.log(`Bare Fastify is ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
