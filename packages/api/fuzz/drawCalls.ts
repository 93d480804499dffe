import type { Endpoint } from '@irodori/contract/endpoint'
import type { EndpointName } from '@irodori/contract/endpoints'
import { endpoints } from '@irodori/contract/endpoints'
import { idempotencyHeadersOf } from '@irodori/contract/idempotencyHeaders'
import fc from 'fast-check'
import { halvesPng } from '../testing/photos.ts'
import { arbitraryOf } from './arbitraryOf.ts'
import { ATTACKS } from './attacks.ts'
import type { Actor, World } from './createWorld.ts'
import { mutated } from './mutate.ts'
import { PERMITTED_ACTORS } from './preparedCalls.ts'
import type { Given, Wire } from './wire.ts'
import { wireOf } from './wire.ts'

const MODES = ['VALID', 'ALMOST', 'HOSTILE'] as const
type Mode = (typeof MODES)[number]

/** One call of the run, with everything that reproduces it. */
export interface FuzzCall {
  readonly name: EndpointName
  /** SUCCEEDING: valid and by a permitted caller, so that the server must answer with success. */
  readonly mode: 'SUCCEEDING' | Mode
  readonly actor: string
  readonly wire: Wire
}

const PHOTO = halvesPng(30, 20)
const FILES = [PHOTO, PHOTO, PHOTO.subarray(0, 40), new Uint8Array(0), new TextEncoder().encode('GIF89a<svg onload=1>')]

/** The input of a call that has only some parts. */
export const completed = (given: Partial<Given>): Given => ({
  params: undefined,
  query: undefined,
  body: undefined,
  headers: undefined,
  metadata: undefined,
  file: null,
  ...given,
})

/** Valid input of an endpoint for one caller. */
function validFor(name: EndpointName, actor: Actor): fc.Arbitrary<Given> {
  const { params, query, body, bodyKind, tus }: Endpoint = endpoints[name]
  const part = (schema: Endpoint['body']) => (schema ? arbitraryOf(schema, actor.known) : fc.constant(undefined))
  const file = bodyKind === 'JSON' ? fc.constant(null) : fc.constantFrom(...FILES, null)
  const headers = part(tus?.headers ?? idempotencyHeadersOf(endpoints[name]))
  const metadata = part(tus?.metadata ?? null)
  const drawn = fc.record({ params: part(params), query: part(query), body: part(body), headers, metadata, file })
  const calls = actor.preparedCalls[name] ?? []
  if (calls.length === 0) return drawn
  const prepared = fc.constantFrom(...calls).map(completed)
  return fc.oneof({ weight: 1, arbitrary: prepared }, { weight: 2, arbitrary: drawn })
}

/** A call with one error in one of its parts. */
const almost = (endpoint: Endpoint, valid: Given, token: string): fc.Arbitrary<Wire> => {
  const parts = (['params', 'query', 'body', 'headers', 'metadata'] as const).filter(
    (part) => valid[part] !== undefined,
  )
  if (parts.length === 0) return fc.constant(wireOf(endpoint, valid, token))
  return fc
    .constantFrom(...parts)
    .chain((part) => mutated(valid[part]).map((wrong) => wireOf(endpoint, { ...valid, [part]: wrong }, token)))
}

function wiresOf(name: EndpointName, mode: Mode, actor: Actor): fc.Arbitrary<Wire> {
  const endpoint: Endpoint = endpoints[name]
  const given = validFor(name, actor)
  if (mode === 'ALMOST') return given.chain((valid) => almost(endpoint, valid, actor.token))
  const wires = given.map((valid) => wireOf(endpoint, valid, actor.token))
  return mode === 'VALID' ? wires : fc.tuple(wires, fc.constantFrom(...ATTACKS)).map(([wire, attack]) => attack(wire))
}

/** All callers; those who can succeed are drawn more often. */
function callers(name: EndpointName, actors: readonly Actor[]): fc.Arbitrary<Actor> {
  const fitting = actors.filter((actor) => PERMITTED_ACTORS[name]?.includes(actor.name))
  const anyone = fc.constantFrom(...actors)
  return fitting.length === 0 ? anyone : fc.oneof(fc.constantFrom(...fitting), anyone)
}

const callsOf = (name: EndpointName, mode: Mode, actors: readonly Actor[]): fc.Arbitrary<FuzzCall> =>
  callers(name, actors).chain((actor) =>
    wiresOf(name, mode, actor).map((wire) => ({ name, mode, actor: actor.name, wire })),
  )

/**
 * The calls of each endpoint that must be answered with success, by permitted callers. An endpoint without an entry requires
 * no input.
 */
export const succeedingCalls = (names: readonly EndpointName[], { actors }: World): FuzzCall[] =>
  names.flatMap((name) => {
    const actor = actors.find((each) => PERMITTED_ACTORS[name]?.includes(each.name) ?? true)
    if (!actor) throw new Error(`no actor may call ${name}: add one to PERMITTED_ACTORS`)
    return (actor.preparedCalls[name] ?? [{}]).map((given) => ({
      name,
      mode: 'SUCCEEDING' as const,
      actor: actor.name,
      wire: wireOf(endpoints[name], completed(given), actor.token),
    }))
  })

/** Calls in an order that depends on the seed only. */
export function drawCalls(seed: number, names: readonly EndpointName[], world: World, shareOf: Shares): FuzzCall[] {
  const drawn = names.flatMap((name, index) =>
    MODES.flatMap((mode, turn) =>
      fc.sample(callsOf(name, mode, world.actors), {
        seed: seed + index * MODES.length + turn,
        numRuns: shareOf(name),
      }),
    ),
  )
  const order = fc.sample(fc.shuffledSubarray(drawn, { minLength: drawn.length }), { seed, numRuns: 1 })
  return order[0] ?? drawn
}

/** The number of calls of an endpoint in each mode. */
export type Shares = (name: EndpointName) => number
