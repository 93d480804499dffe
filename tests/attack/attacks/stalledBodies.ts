import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import type { Attack } from '../attackForm.ts'

const CONNECTIONS = 250
const CHECKS_S = [35, 115]

/** Sends the head of a call and a few bytes of its body, and nothing more. */
const stall = (port: number) =>
  new Promise<{ readonly isOpen: () => boolean; close(): void }>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST /api/authentication/guest HTTP/1.1\r\nHost: localhost\r\nCsrf-Token: ${CSRF_TOKEN}\r\n` +
          'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"orderNumber":',
      )
      resolve({ isOpen: () => !socket.closed, close: () => socket.destroy() })
    })
    socket.on('error', () => undefined)
    socket.resume()
  })

export const stalledBodies: Attack = {
  name: 'stalled-bodies',
  question: `${CONNECTIONS} connections stop in the middle of a body; how many are still open?`,
  async run(version) {
    const target = await version.start()
    const stalled = []
    for (let i = 0; i < CONNECTIONS; i += 1) stalled.push(await stall(target.port))
    const figures: Record<string, string> = {}
    let elapsed = 0
    for (const seconds of CHECKS_S) {
      await setTimeout((seconds - elapsed) * 1000)
      elapsed = seconds
      figures[`open after ${seconds} s`] = `${stalled.filter(({ isOpen }) => isOpen()).length} of ${CONNECTIONS}`
    }
    for (const one of stalled) one.close()
    await target.kill()
    return figures
  },
}
