import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import type { Attack } from '../attackForm.ts'
import { waitFigures } from '../attackForm.ts'
import { openBystander } from '../bystander.ts'
import { countStatus } from '../countStatus.ts'

const CONNECTIONS = 40
const ROUNDS = 15

/** A text of the largest accepted size. */
const PREVIEW = new URLSearchParams({
  text: '永遠の愛を誓います'.repeat(12),
  itemTypeStr: 'TEXT',
  width: '2400',
  height: '2400',
  fontSize: '300',
  font: 'NotoSansJP.ttf',
  fontWeight: 'Bold',
  color: '#000000',
  verticalAlignment: 'North',
  horizontalAlignment: 'West',
})

/** Each connection has an address of its own, so that a limit for one address does not end the attack. */
async function ask(address: string, connection: number, signal: AbortSignal, count: (status: number) => void) {
  while (!signal.aborted) {
    try {
      const answer = await fetch(`${address}/api/design/text/preview?${PREVIEW}`, {
        headers: { 'Csrf-Token': CSRF_TOKEN, 'X-Forwarded-For': `203.0.113.${connection + 1}` },
        signal,
      })
      await answer.arrayBuffer()
      count(answer.status)
    } catch {
      count(0)
    }
  }
}

export const previewFlood: Attack = {
  name: 'preview-flood',
  question: `${CONNECTIONS} anonymous connections, each from another address, ask for large pictures of words`,
  async run(version) {
    const target = await version.start()
    const bystander = await openBystander(target)
    await bystander.work(2)
    const quiet = await bystander.work(ROUNDS)
    const stop = new AbortController()
    const answers = countStatus()
    const flood = Array.from({ length: CONNECTIONS }, (_, i) => ask(target.address, i, stop.signal, answers.add))
    const attacked = await bystander.work(ROUNDS)
    stop.abort()
    await Promise.all(flood)
    await target.kill()
    return { ...waitFigures(quiet, attacked), 'answers of the attack by status': answers.text() }
  },
}
