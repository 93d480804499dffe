import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import PostalMime from 'postal-mime'
import type { Attack, Figures } from '../attackForm.ts'

const ORDER = { orderNumber: 'irodori-10000001', phoneNumber: '09012345678' }
const ADDRESSES = 40
const GUESSES = 5

export const knownDevice: Attack = {
  name: 'known-device',
  question: `${ADDRESSES} addresses guess at one order; what does its owner get, at a new address, on a device that opened it before, on a new one, and on a new one with a mailed link?`,
  async run(version): Promise<Figures> {
    const target = await version.start()
    const call = async (from: string, cookie: string, method: string, route: string, body?: object) => {
      const answer = await fetch(`${target.address}${route}`, {
        method,
        redirect: 'manual',
        headers: {
          'Csrf-Token': CSRF_TOKEN,
          'Sec-Fetch-Site': 'same-origin',
          'X-Forwarded-For': from,
          'Content-Type': 'application/json',
          ...(cookie && { Cookie: cookie }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      await answer.arrayBuffer()
      return { status: String(answer.status), cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
    }
    const logIn = (from: string, cookie: string, phoneNumber: string) =>
      call(from, cookie, 'POST', '/api/authentication/guest', { orderNumber: ORDER.orderNumber, phoneNumber })
    const verify = (from: string, cookie: string, digits: string) =>
      call(from, cookie, 'GET', `/api/guest/order/${ORDER.orderNumber}/cancel/verify?securityKey=${digits}`)

    // The first login receives the cookie, the second one proves the order with it.
    const { cookie } = await logIn('203.0.113.1', '', ORDER.phoneNumber)
    await logIn('203.0.113.1', cookie, ORDER.phoneNumber)
    for (let address = 0; address < ADDRESSES; address += 1) {
      for (let i = 0; i < GUESSES; i += 1) {
        await logIn(`198.51.100.${address}`, '', `0900000${1000 + address * GUESSES + i}`)
        await verify(`198.51.100.${address}`, '', String(1000 + address * GUESSES + i))
      }
    }
    const digits = ORDER.phoneNumber.slice(-4)
    const visit = async (from: string, kept: string) => {
      const wrong = await logIn(from, kept, '09000000001')
      const again = await logIn(from, kept, '09000000002')
      const right = await logIn(from, kept, ORDER.phoneNumber)
      return [wrong, again, right, await verify(from, kept, digits)].map(({ status }) => status).join(', ')
    }
    /** Asks for a link and opens it. @returns the cookie of the device, '' without a link */
    const openMailedLink = async (from: string): Promise<string> => {
      await call(from, '', 'POST', '/api/authentication/guest/link', { orderNumber: ORDER.orderNumber })
      const link = await mailedPath(path.join(target.dataDirectory, 'mail'))
      return link === null ? '' : (await call(from, '', 'GET', link)).cookie
    }
    const figures = {
      'known device: two wrong numbers, the right one, the digits': await visit('203.0.113.7', cookie),
      'new device: two wrong numbers, the right one, the digits': await visit('203.0.113.8', ''),
      'new device with a mailed link: two wrong numbers, the right one, the digits': await visit(
        '203.0.113.9',
        await openMailedLink('203.0.113.9'),
      ),
    }
    await target.kill()
    return figures
  },
}

/** Milliseconds between two looks into the folder of mails, and their number. */
const PAUSE_MS = 250
const LOOKS = 40

/** The path of the link in a mail of the folder; null if none arrives. */
async function mailedPath(folder: string): Promise<string | null> {
  for (let look = 0; look < LOOKS; look += 1) {
    const names = (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) => name.endsWith('.eml'))
    for (const name of names) {
      const { text = '' } = await PostalMime.parse(await readFile(path.join(folder, name)))
      const found = /\/open\/[\w-]{43}/.exec(text)?.[0]
      if (found !== undefined) return found
    }
    await setTimeout(PAUSE_MS)
  }
  return null
}
