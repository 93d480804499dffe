import { describe, expect, it } from 'vitest'
import { endpoints } from '../endpoints.ts'
import type { Endpoint } from '../protocol/endpoint.ts'
import { fieldsOf, hasField } from './schemaAt.ts'
import { ADDED_ROUTES, SPECIFIED_ROUTES } from './specifiedRoutes.ts'

/** A route without the names of its parameters: a router cannot distinguish routes of the same shape. */
const shapeOf = (route: string) => route.replace(/\{\w+\}/g, '{}')

const all = Object.entries(endpoints) as [string, Endpoint][]
const byShape = new Map(all.map(([, endpoint]) => [shapeOf(`${endpoint.method} ${endpoint.path}`), endpoint]))

describe('every call of the specifications is in the contract', () => {
  it.each(SPECIFIED_ROUTES.map(({ route, ...named }) => [route, named] as const))('%s', (route, named) => {
    const endpoint = byShape.get(shapeOf(route))
    expect(endpoint, route).toBeDefined()
    if (!endpoint) return
    const has = (schema: Endpoint['body'], names: readonly string[] = []) => ({
      names,
      missing: names.filter((name) => !hasField(schema, name)),
    })
    const fields = named.body?.filter((name) => name !== 'file')
    expect(has(endpoint.query, named.query).missing, 'in the query').toEqual([])
    expect(has(endpoint.body, fields).missing, 'in the body').toEqual([])
    expect(has(endpoint.answer, named.answer).missing, 'in the answer').toEqual([])
    if (named.body?.includes('file')) expect(endpoint.bodyKind).toBe('MULTIPART')
  })
})

it('the contract has only calls that are specified or added for a stated reason', () => {
  const specified = new Set(SPECIFIED_ROUTES.map(({ route }) => shapeOf(route)))
  const others = all.filter(([, { method, path }]) => !specified.has(shapeOf(`${method} ${path}`)))
  expect(others.map(([name]) => name).sort()).toEqual(Object.keys(ADDED_ROUTES).sort())
})

it('a router can distinguish all calls of the contract', () => {
  expect(byShape.size).toBe(all.length)
})

it.each(all)('%s declares the parameters of its path', (_, { path, params }) => {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect(Object.keys(params ? fieldsOf(params) : {}).sort()).toEqual(named.sort())
})
