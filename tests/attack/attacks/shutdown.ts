import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Attack, Figures } from '../attackForm.ts'
import { countStatus } from '../countStatus.ts'
import type { Target } from '../target.ts'

const OPEN_CONNECTIONS = 8
const NEW_CONNECTIONS = 7
const CALLS = OPEN_CONNECTIONS + NEW_CONNECTIONS
const ROUNDS = 4
const PAUSE_MS = 200

/** A browser's connection, which stays open between its calls. @returns the status of a call; 0 without an answer */
function openConnection({ port }: Target): () => Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return () =>
    new Promise((resolve) => {
      const call = request({ host: '127.0.0.1', port, path: '/health/live', agent }, (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      })
      call.on('error', () => resolve(0))
      call.end()
    })
}

export const shutdown: Attack = {
  name: 'shutdown',
  question: `SIGTERM while ${CALLS} calls have arrived that a busy server has not read yet, ${ROUNDS} times; is each answered?`,
  async run(version): Promise<Figures> {
    const answers = countStatus()
    let lost = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const target = await version.start()
      const connections = Array.from({ length: CALLS }, () => openConnection(target))
      await Promise.all(connections.slice(0, OPEN_CONNECTIONS).map((call) => call()))
      // A suspended process stands for one that is busy: the calls wait in its sockets.
      target.freeze()
      const calls = connections.map((call) => call())
      await setTimeout(PAUSE_MS)
      const [statuses] = await Promise.all([Promise.all(calls), target.stop()])
      for (const status of statuses) answers.add(status)
      lost += statuses.filter((status) => status === 0).length
    }
    return { 'answers by status': answers.text(), 'calls without an answer': `${lost} of ${CALLS * ROUNDS}` }
  },
}
