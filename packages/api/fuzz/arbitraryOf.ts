import fc from 'fast-check'
import * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** Existing values by field name; none for fields that accept any value. */
export type Known = (name: string) => readonly string[]

/** Valid texts that the server may fail to handle. */
export const AWKWARD = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\u202e左から右\u200f',
  '👨‍👩‍👧‍👦🏳️‍🌈',
  'e\u0301\u0327',
  '\ufffe\uffff',
  '\r\nSet-Cookie: a=b',
  "'; drop table shop_order; --",
  '<img src=x onerror=alert(1)>',
  '../../../etc/passwd',
  '..\\..\\windows',
  '%00%2e%2e%2f',
  '__proto__',
  'constructor',
  'toString',
  '{{7*7}}',
  '\\',
  '%',
  '_',
  'null',
  '-1',
  '1e400',
  '９９９',
] as const

interface Limits {
  readonly min: number
  readonly max: number
  readonly pattern: RegExp | null
  readonly format: string | null
}

interface CheckDef {
  readonly check: string
  readonly minimum?: number
  readonly maximum?: number
  readonly format?: string
  readonly pattern?: RegExp
  readonly value?: number
  readonly inclusive?: boolean
}

/** The checks of a schema, its own format first. */
function checksOf(schema: Schema): readonly CheckDef[] {
  const def = (schema as z.core.$ZodTypes)._zod.def as unknown as CheckDef & {
    readonly checks?: readonly { readonly _zod: { readonly def: CheckDef } }[]
  }
  return [...(def.check ? [def] : []), ...(def.checks ?? []).map((check) => check._zod.def)]
}

function limitsOf(schema: Schema): Limits {
  let limits: Limits = { min: 0, max: 60, pattern: null, format: null }
  for (const def of checksOf(schema)) {
    if (def.check === 'min_length') limits = { ...limits, min: def.minimum ?? 0 }
    else if (def.check === 'max_length') limits = { ...limits, max: def.maximum ?? 60 }
    else if (def.check === 'string_format' && def.format === 'regex')
      limits = { ...limits, pattern: def.pattern ?? null }
    else if (def.check === 'string_format') limits = { ...limits, format: def.format ?? null }
    else if (def.check !== 'overwrite')
      throw new Error(`a text with the check ${def.check} has no arbitrary: add it to arbitraryOf`)
  }
  return limits
}

const instant = fc.date({ noInvalidDate: true, min: new Date('1990-01-01'), max: new Date('2100-01-01') })

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  date: instant.map((date) => date.toISOString().slice(0, 10)),
  datetime: instant.map((date) => date.toISOString()),
  email: fc
    .tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[a-z]{1,8}$/))
    .map(([a, b]) => `${a}@${b}.example`),
}

/** Creating an arbitrary of texts is slow, and most fields share their limits. */
const cache = new Map<string, fc.Arbitrary<string>>()

function textOf(schema: Schema): fc.Arbitrary<string> {
  const limits = limitsOf(schema)
  const key = Object.values(limits).join(' ')
  const arbitrary = cache.get(key) ?? textWithin(limits)
  cache.set(key, arbitrary)
  // Graphemes of several code units may exceed the maximum length.
  return arbitrary.filter((text) => z.safeParse(schema, text).success)
}

function textWithin({ min, max, pattern, format }: Limits): fc.Arbitrary<string> {
  // fast-check supports neither the flag i nor Unicode properties; texts that do not match are filtered out later.
  if (pattern && !pattern.source.includes('\\p{')) return fc.stringMatching(new RegExp(pattern.source))
  if (format) {
    const arbitrary = FORMATS[format]
    if (!arbitrary) throw new Error(`a text of the format ${format} has no arbitrary: add it to FORMATS`)
    return arbitrary
  }
  const fits = AWKWARD.filter((each) => each.length >= min && each.length <= max)
  return fc.oneof(
    { weight: 6, arbitrary: fc.string({ minLength: min, maxLength: Math.min(max, min + 20), unit: 'grapheme' }) },
    { weight: 2, arbitrary: fc.constantFrom(...fits) },
    { weight: 1, arbitrary: fc.constant('あ'.repeat(Math.min(max, 12_000))) },
  )
}

function numberOf(schema: Schema): fc.Arbitrary<number> {
  let [min, max] = [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]
  let isWhole = false
  for (const { check, format, value = 0, inclusive } of checksOf(schema)) {
    if (check === 'number_format' && format === 'safeint') isWhole = true
    else if (check === 'greater_than') min = Math.max(min, inclusive ? value : value + (isWhole ? 1 : 0.001))
    else if (check === 'less_than') max = Math.min(max, inclusive ? value : value - (isWhole ? 1 : 0.001))
    else throw new Error(`a number with the check ${check} has no arbitrary`)
  }
  const edges = [min, max, 0, 1, 2 ** 31, -(2 ** 31) - 1].filter((edge) => edge >= min && edge <= max)
  const [low, high] = [Math.max(min, -1000), Math.min(max, 3000)]
  return fc.oneof(
    {
      weight: 8,
      arbitrary: isWhole ? fc.integer({ min: low, max: high }) : fc.double({ min: low, max: high, noNaN: true }),
    },
    { weight: 1, arbitrary: fc.constantFrom(...edges) },
  )
}

/** Whether a pipe is a text that is parsed as JSON before it reaches another schema, as `jsonText` of the contract makes it. */
const isJsonText = ({ in: parsed, out }: z.core.$ZodPipeDef): boolean =>
  (parsed as z.core.$ZodTypes)._zod.def.type === 'pipe' && (out as z.core.$ZodTypes)._zod.def.type !== 'transform'

/**
 * Values that a request schema accepts, before they are parsed.
 * @throws for kinds of schemas that are not supported, so that none is silently skipped
 */
export function arbitraryOf(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inner = (nested: Schema) => arbitraryOf(nested, known, name)
  const ids = known(name)
  switch (def.type) {
    case 'string':
      return ids.length === 0
        ? textOf(schema)
        : fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: textOf(schema) })
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'optional':
    case 'default':
      return fc.oneof({ weight: 2, arbitrary: inner(def.innerType) }, { weight: 1, arbitrary: fc.constant(undefined) })
    case 'nullable':
      return fc.oneof({ weight: 2, arbitrary: inner(def.innerType) }, { weight: 1, arbitrary: fc.constant(null) })
    case 'pipe':
      return isJsonText(def) ? inner(def.out).map((value) => JSON.stringify(value)) : inner(def.in)
    case 'array': {
      const least = checksOf(schema).reduce((most, { minimum = 0 }) => Math.max(most, minimum), 0)
      return fc.array(inner(def.element), { minLength: least, maxLength: least + 2 })
    }
    case 'record': {
      const keys = textOf(def.keyType)
      return fc.dictionary(keys, inner(def.valueType), { maxKeys: 2, noNullPrototype: true })
    }
    case 'union':
      return fc.oneof(...def.options.map(inner))
    case 'object': {
      const shape = Object.entries(def.shape).map(([key, field]) => [key, arbitraryOf(field, known, key)] as const)
      return fc.record(Object.fromEntries(shape), { noNullPrototype: true })
    }
    default:
      throw new Error(`a request's ${def.type} has no arbitrary`)
  }
}
