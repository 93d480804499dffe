import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import type { Attack, Figures } from '../attackForm.ts'

const ORDER = { orderNumber: 'irodori-10000001', phoneNumber: '09012345678' }
/** What a browser states of a call by a page of the shop. */
const BY_PAGE = { 'Csrf-Token': CSRF_TOKEN, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }

export const stolenToken: Attack = {
  name: 'stolen-token',
  question: 'A script copies the token from the storage of a browser; what does it open elsewhere?',
  async run(version): Promise<Figures> {
    const target = await version.start()
    const logIn = async (): Promise<{ token: string; cookie: string }> => {
      const answer = await fetch(`${target.address}/api/authentication/guest`, {
        method: 'POST',
        headers: BY_PAGE,
        body: JSON.stringify(ORDER),
      })
      const { data } = (await answer.json()) as { data: readonly { readonly token: string }[] }
      return { token: data[0]?.token ?? '', cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
    }
    const read = async (token: string, cookie: string): Promise<string> => {
      const headers = { ...BY_PAGE, Authorization: token, Cookie: cookie }
      const answer = await fetch(`${target.address}/api/guest/order/${ORDER.orderNumber}`, { headers })
      await answer.arrayBuffer()
      return String(answer.status)
    }
    const [owner, thief] = [await logIn(), await logIn()]
    const figures = {
      'the owner reads the order': await read(owner.token, owner.cookie),
      'the thief, with the browser of another login': await read(owner.token, thief.cookie),
      'the thief, with a program': await read(owner.token, ''),
    }
    await target.kill()
    return figures
  },
}
