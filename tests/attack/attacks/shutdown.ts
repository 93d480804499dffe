import { setTimeout } from 'node:timers/promises'
import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import type { Attack } from '../attackForm.ts'
import { countStatus } from '../countStatus.ts'
import type { Target } from '../target.ts'

const CALLS = 15
const ROUNDS = 4
const LEAD_MS = 2_000

/** Calls one after the other until the signal. @returns whether the call that was sent last has an answer */
async function callUntil(
  { address }: Target,
  isOver: () => boolean,
  count: (status: number) => void,
): Promise<boolean> {
  for (;;) {
    try {
      const answer = await fetch(`${address}/api/products/page?page=1&pageSize=30&searchString=&hashtags=`, {
        headers: { 'Csrf-Token': CSRF_TOKEN },
      })
      await answer.arrayBuffer()
      count(answer.status)
    } catch {
      return false
    }
    if (isOver()) return true
  }
}

export const shutdown: Attack = {
  name: 'shutdown',
  question: `SIGTERM while ${CALLS} connections call the server, ${ROUNDS} times; is each call answered that was sent before?`,
  async run(version) {
    const answers = countStatus()
    let lost = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const target = await version.start()
      let isOver = false
      const calls = Array.from({ length: CALLS }, () => callUntil(target, () => isOver, answers.add))
      await setTimeout(LEAD_MS)
      isOver = true
      await target.end('SIGTERM')
      lost += (await Promise.all(calls)).filter((isAnswered) => !isAnswered).length
    }
    return { 'answers by status': answers.text(), 'calls without an answer': `${lost} of ${CALLS * ROUNDS}` }
  },
}
