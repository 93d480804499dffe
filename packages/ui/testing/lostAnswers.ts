interface LostAnswer {
  readonly answer: string
  readonly reply: () => Promise<never>
  /** The time limit of the calls of the test, in milliseconds. */
  readonly callLimitMs: number
}

const LONG_MS = 60_000

/** The ways in which a call gets no answer. */
export const LOST_ANSWERS: readonly LostAnswer[] = [
  { answer: 'no network', reply: () => Promise.reject(new TypeError('no connection')), callLimitMs: LONG_MS },
  {
    answer: 'an aborted call',
    reply: () => Promise.reject(new DOMException('aborted by the browser', 'AbortError')),
    callLimitMs: LONG_MS,
  },
  { answer: 'a time-out', reply: () => new Promise(() => {}), callLimitMs: 150 },
]
