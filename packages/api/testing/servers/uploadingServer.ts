import fastify from 'fastify'
import { acceptMultipart, readMultipart } from '../../src/http/readMultipart.ts'

// A server in a separate process that receives uploads, started by uploads.test.ts and killed without warning.
const app = fastify()
await acceptMultipart(app)
app.post('/', async (request) => readMultipart(request, 100_000_000))
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
