import fc from 'fast-check'
import { AWKWARD } from './arbitraryOf.ts'

type Path = readonly (string | number)[]

/** The paths of all nested values, the outermost first. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))]
}

const MISSING = Symbol('missing')

function replaced(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return change(value)
  if (Array.isArray(value)) {
    return value.flatMap((inner, index) => {
      if (String(index) !== String(first)) return [inner]
      const next = replaced(inner, rest, change)
      return next === MISSING ? [] : [next]
    })
  }
  const entries = Object.entries((value ?? {}) as object).flatMap(([key, inner]) => {
    if (key !== first) return [[key, inner]]
    const next = replaced(inner, rest, change)
    return next === MISSING ? [] : [[key, next]]
  })
  return Object.fromEntries(entries)
}

/** Replaces a valid value with an invalid one. */
type Change = (old: unknown) => unknown

const extra =
  (key: string): Change =>
  (old) =>
    typeof old === 'object' && old !== null && !Array.isArray(old) ? { ...old, [key]: { polluted: true } } : old

const CHANGES: readonly Change[] = [
  () => MISSING,
  () => null,
  () => [],
  () => ({}),
  () => true,
  () => '',
  () => 0,
  () => -1,
  () => 0.5,
  () => 2 ** 31,
  () => -(2 ** 53),
  () => 1e308,
  () => '9'.repeat(400),
  () => 'x'.repeat(70_000),
  () => '🏳️‍🌈'.repeat(5000),
  () => 'NOT_A_CHOICE',
  (old) => String(old),
  (old) => Number(old),
  (old) => [old, old],
  (old) => ({ value: old }),
  (old) => (typeof old === 'string' ? `${old}\u0000` : '\u0000'),
  (old) => (typeof old === 'string' ? old.toUpperCase() : old),
  (old) => (typeof old === 'string' ? `${old}' or 1=1 --` : '\ud800'),
  (old) => (typeof old === 'string' ? ` ${old} ` : old),
  extra('unexpected'),
  extra('constructor'),
  extra('toString'),
  (old) => (Array.isArray(old) ? Array.from({ length: 300 }, () => old[0] ?? null) : old),
  ...AWKWARD.map((text) => () => text),
]

/** The value with one error at one of its paths. */
export const mutated = (value: unknown): fc.Arbitrary<unknown> =>
  fc.tuple(fc.constantFrom(...pathsIn(value)), fc.constantFrom(...CHANGES)).map(([path, change]) => {
    const next = replaced(value, path, change)
    return next === MISSING ? undefined : next
  })
