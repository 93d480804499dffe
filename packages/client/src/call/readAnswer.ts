import type { Endpoint } from '@irodori/contract/endpoint'
import { successOf } from '@irodori/contract/envelope'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { type CallError, readRefusedCall } from './callError.ts'

/** Data of an answer with the shop's message to the customer; null if the answer has none. */
export interface AnswerWithMessage<Data> {
  readonly data: Data
  readonly message: string | null
}

export function parseJson(text: string): unknown {
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
export function readAnswer(
  endpoint: Endpoint,
  status: number,
  text: string,
): Result<AnswerWithMessage<unknown>, CallError> {
  const json = parseJson(text)
  if (status >= 400) return err(readRefusedCall(status, json))
  const parsed = successOf(endpoint.answer).safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return err({
      kind: 'UNREADABLE',
      status,
      issue: issue ? `${issue.path.join('.')}: ${issue.message}` : 'no JSON',
      isEmpty: typeof json === 'object' && json !== null && 'data' in json && json.data === null,
    })
  }
  const { data, message } = parsed.data
  return ok({ data, message })
}
