export type { Err, Ok, Result } from './result.ts'
export { err, ok } from './result.ts'
