import { readFileSync } from 'node:fs'
import type { Result } from '@irodori/result'
import type { Exchange, WireAnswer, WireRequest } from '../../src/connectors/wire/exchange.ts'
import { readXml } from '../../src/connectors/wire/readXml.ts'

/** An answer as test document: its name in `outsideShops` and its HTTP status. */
export type TestAnswer = readonly [document: string, status?: number] | WireAnswer

/** The parsed document of the folder `outsideShops`, such as `rakuten/usual.json`. */
export function outsideShopDocument(name: string): unknown {
  const text = readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')
  return name.endsWith('.xml') ? readXml(text) : JSON.parse(text)
}

const answerOf = (answer: TestAnswer): WireAnswer => {
  if ('status' in answer) return answer
  const [name, status = 200] = answer
  return { status, body: outsideShopDocument(name), retryAfter: null }
}

/** Holds a conversation with prepared answers and returns its requests and its result. */
export function converse<Value, Failure>(
  exchange: Exchange<Value, Failure>,
  answers: readonly TestAnswer[],
): { readonly requests: readonly WireRequest[]; readonly result: Result<Value, Failure> } {
  const requests: WireRequest[] = []
  let step = exchange
  while (step.kind === 'ASK') {
    const answer = answers[requests.length]
    if (!answer) throw new Error(`no answer was prepared for request ${requests.length + 1}: ${step.request.url}`)
    requests.push(step.request)
    step = step.next(answerOf(answer))
  }
  if (requests.length < answers.length) throw new Error(`${answers.length} answers, but ${requests.length} requests`)
  return { requests, result: step.result }
}
