import type { Endpoint } from '@irodori/contract/endpoint'
import type { Envelope } from '@irodori/contract/envelope'

/** A call that a screen sent. */
interface SentCall {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Parsed JSON, or the fields of a form; null without a body. */
  readonly body: unknown
}

/** A blob answers a download. */
type Answer = Envelope<unknown> | Blob
/** Takes the number of bytes that have been sent and their total. */
type ShowProgress = (sent: number, total: number) => void

/** What the server replies to one endpoint. A reply that throws stands for a lost connection. */
export interface FakeCall {
  readonly endpoint: Endpoint
  readonly reply: (call: SentCall, showProgress: ShowProgress) => Answer | Promise<Answer>
}

/** A reply without an answer: the connection is down. */
export const offline = (): never => {
  throw new TypeError('no connection')
}

/** A reply that waits until the test releases it. */
export function heldReply(answer: Answer) {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  return { reply: () => promise, release: () => resolve(answer) }
}

/** Replies with the answers in their order, the last one from then on. */
export function replies(...answers: readonly [FakeCall['reply'], ...FakeCall['reply'][]]): FakeCall['reply'] {
  let next = 0
  return (...call) => {
    const reply = answers[Math.min(next, answers.length - 1)] ?? offline
    next += 1
    return reply(...call)
  }
}

const matches = ({ method, path }: Endpoint, sent: SentCall): boolean =>
  method === sent.method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(sent.path)

function bodyOf(body: unknown): unknown {
  if (typeof body === 'string') return JSON.parse(body)
  return body instanceof FormData ? Object.fromEntries(body) : null
}

/** The network of a test: records the calls and replies to those that the test names. */
export function createFakeNetwork(calls: readonly FakeCall[]) {
  const sent: SentCall[] = []
  /** Calls for which the test has no reply. */
  const unanswered: string[] = []

  const answer = (method: string, address: string | URL, body: unknown, showProgress: ShowProgress) => {
    const url = new URL(address, location.origin)
    const call: SentCall = {
      method,
      path: decodeURIComponent(url.pathname),
      query: Object.fromEntries(url.searchParams),
      body: bodyOf(body),
    }
    sent.push(call)
    const known = calls.find(({ endpoint }) => matches(endpoint, call))
    if (known) return known.reply(call, showProgress)
    unanswered.push(`${method} ${call.path}`)
    return offline()
  }

  const send: typeof fetch = async (input, { method = 'GET', body, signal } = {}) => {
    const address = input instanceof Request ? input.url : input
    const aborted = Promise.withResolvers<never>()
    // A call that has already failed is aborted too.
    aborted.promise.catch(() => {})
    signal?.addEventListener('abort', () => aborted.reject(signal.reason))
    const given = await Promise.race([answer(method, address, body, () => {}), aborted.promise])
    return given instanceof Blob ? new Response(given) : Response.json(given, { status: given.code })
  }

  /** Uploads use XMLHttpRequest, because fetch reports no progress. */
  class FakeUpload extends XMLHttpRequest {
    override status = 0
    override responseText = ''
    private target = { method: '', address: '' }
    private isAborted = false

    override open(method: string, address: string | URL) {
      this.target = { method, address: String(address) }
    }
    override setRequestHeader() {}
    override send(body?: unknown) {
      void this.run(body)
    }
    override abort() {
      this.isAborted = true
      this.dispatchEvent(new ProgressEvent('abort'))
    }

    private async run(body: unknown) {
      const showProgress: ShowProgress = (loaded, total) =>
        this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total, lengthComputable: true }))
      const end = await this.answerOrLoss(body, showProgress)
      if (!this.isAborted) this.dispatchEvent(new ProgressEvent(end))
    }
    private async answerOrLoss(body: unknown, showProgress: ShowProgress): Promise<'load' | 'error'> {
      try {
        const given = await answer(this.target.method, this.target.address, body, showProgress)
        if (given instanceof Blob) return 'error'
        this.status = given.code
        this.responseText = JSON.stringify(given)
        return 'load'
      } catch {
        return 'error'
      }
    }
  }
  return { sent, unanswered, fetch: send, openRequest: () => new FakeUpload() }
}
