import fastify from 'fastify'
import { expect, it } from 'vitest'
import { openApiRoutes } from './routes.ts'

const app = fastify()
openApiRoutes(app)
const url = '/api/openapi.json'

it('serves the contract as an OpenAPI document', async () => {
  const answer = await app.inject(url)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.json()).toMatchObject({ openapi: '3.1.1', paths: { '/api/categories': { get: {} } } })
})

it('answers 304 to a client that has the current version', async () => {
  const { etag } = (await app.inject(url)).headers
  const again = await app.inject({ url, headers: { 'if-none-match': `"other", W/${etag}` } })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})
