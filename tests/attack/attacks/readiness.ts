import { setTimeout } from 'node:timers/promises'
import type { Attack } from '../attackForm.ts'
import { countStatus } from '../countStatus.ts'
import { CSRF_TOKEN } from '@irodori/contract/csrfToken'

const PROBES = 16
const PAUSE_MS = 1000
const CONNECTIONS = 400

/** Lists of the catalogue, which read much from the database. */
async function browse(address: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await fetch(`${address}/api/products/page?page=1&pageSize=30&searchString=&hashtags=`, {
      headers: { 'Csrf-Token': CSRF_TOKEN },
      signal,
    })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined)
  }
}

export const readiness: Attack = {
  name: 'readiness',
  question: `${CONNECTIONS} connections read lists; is the server still called ready?`,
  async run(version) {
    const target = await version.start()
    const stop = new AbortController()
    const load = Array.from({ length: CONNECTIONS }, () => browse(target.address, stop.signal))
    const answers = countStatus()
    const times: number[] = []
    for (let i = 0; i < PROBES; i += 1) {
      await setTimeout(PAUSE_MS)
      const started = performance.now()
      await fetch(`${target.address}/health/ready`).then(
        ({ status }) => answers.add(status),
        () => answers.add(599),
      )
      times.push(performance.now() - started)
    }
    stop.abort()
    await Promise.all(load)
    await target.kill()
    return { 'answers by status': answers.text(), 'longest answer': `${Math.round(Math.max(...times))} ms` }
  },
}
