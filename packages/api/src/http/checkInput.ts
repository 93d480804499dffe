import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import * as z from 'zod'

type Issue = z.core.$ZodIssue

/** The value as its schema reads it; its texts are such that the database can store them. */
export function checkInput<S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
): Result<z.output<S>, readonly Issue[]> {
  const parsed = z.safeParse(schema, value ?? {})
  if (!parsed.success) return err(parsed.error.issues)
  const invalid = invalidTextPath(parsed.data)
  return invalid
    ? err([{ code: 'custom', path: invalid, message: 'not valid text', input: undefined }])
    : ok(parsed.data)
}

/** The path of a text that the database cannot store: with a NUL or a lone surrogate. Null if there is none. */
function invalidTextPath(value: unknown): PropertyKey[] | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [] : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    if (invalidTextPath(key)) return ['body']
    const path = invalidTextPath(inner)
    if (path) return [key, ...path]
  }
  return null
}

/** Messages by the path of the field, such as items.0.text. */
export function fieldErrors(issues: readonly Issue[]): Record<string, string[]> {
  const byField: Record<string, string[]> = {}
  for (const { path, message } of issues) {
    const field = path.map(String).join('.') || 'body'
    byField[field] = [...(byField[field] ?? []), message]
  }
  return byField
}
