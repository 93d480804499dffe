import { setTimeout } from 'node:timers/promises'
import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import type { Attack } from '../attackForm.ts'
import { countStatus } from '../countStatus.ts'

const CALLS = 15
/** Milliseconds between the last byte of the calls and the signal. */
const LEAD_MS = 20

export const shutdown: Attack = {
  name: 'shutdown',
  question: `SIGTERM while ${CALLS} connections call the server; is each call that was sent answered?`,
  async run(version) {
    const target = await version.start()
    const answers = countStatus()
    let isStopping = false
    let reset = 0
    /** Calls one after the other on its own connection, until the server accepts none. */
    const call = async () => {
      for (;;) {
        const wasStopping = isStopping
        try {
          const answer = await fetch(`${target.address}/api/products/page?page=1&pageSize=30&searchString=&hashtags=`, {
            headers: { 'Csrf-Token': CSRF_TOKEN },
          })
          await answer.arrayBuffer()
          answers.add(answer.status)
        } catch (error) {
          // A refused connection was never accepted; any other failure is a call without an answer.
          if (!isRefused(error)) reset += 1
          if (wasStopping || isRefused(error)) return
        }
      }
    }
    const calls = Array.from({ length: CALLS }, call)
    await setTimeout(2000)
    await setTimeout(LEAD_MS)
    isStopping = true
    await target.end('SIGTERM')
    await Promise.all(calls)
    return { 'answers by status': answers.text(), 'calls without an answer': String(reset) }
  },
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED'
