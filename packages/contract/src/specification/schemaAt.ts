import type * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** The schema inside optional, nullable, default, pipe and array wrappers. */
function core(schema: Schema): z.core.$ZodTypes {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return core(def.innerType)
    case 'pipe':
      return core(def.in)
    case 'array':
      return core(def.element)
    default:
      return schema as z.core.$ZodTypes
  }
}

/** The fields of an object, of the elements of a list, or of all members of a union. */
export function fieldsOf(schema: Schema): Readonly<Record<string, Schema>> {
  const { def } = core(schema)._zod
  if (def.type === 'object') return def.shape
  if (def.type === 'union') return Object.assign({}, ...def.options.map(fieldsOf))
  return {}
}

/** Whether a schema has a field; `path` may be nested, such as packages.id. */
export function hasField(schema: Schema | null, path: string): boolean {
  const [first = '', ...rest] = path.split('.')
  const field = schema && fieldsOf(schema)[first]
  if (!field) return false
  return rest.length === 0 || hasField(field, rest.join('.'))
}
