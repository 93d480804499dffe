import { expect, it } from 'vitest'
import { guideProblem } from './guideProblem.ts'

const refused = (status: number) => ({ kind: 'REFUSED', status, errorCode: null, message: null, error: {} }) as const

it('GDE-3: distinguishes not found, another refusal and a lost connection', () => {
  expect(guideProblem(refused(404))).toBe('NOT_FOUND')
  expect(guideProblem(refused(500))).toBe('FAILED')
  expect(guideProblem({ kind: 'NETWORK' })).toBe('TIMED_OUT')
})
