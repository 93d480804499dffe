import type { Endpoint } from '@irodori/contract'
import { envelopeOf } from '@irodori/contract/envelope'
import { type CallResult, failed, refusalOf } from './failure.ts'

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Reads the envelope of a JSON answer and checks its data against the contract.
 * @param text the answer's whole body
 */
export function readAnswer(endpoint: Endpoint, status: number, text: string): CallResult<unknown> {
  const json = parseJson(text)
  if (status >= 400) return failed(refusalOf(status, json))
  const parsed = envelopeOf(endpoint.answer).safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return failed({
      kind: 'UNREADABLE',
      status,
      issue: issue ? `${issue.path.join('.')}: ${issue.message}` : 'no JSON',
    })
  }
  const { data, message } = parsed.data
  return { ok: true, data, ...(message === null ? {} : { message }) }
}
