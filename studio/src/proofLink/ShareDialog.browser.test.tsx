import { createProofLink, endProofLink, readProofLink } from '@irodori/contract/endpoints/proofLink'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInStudio } from '../../testing/renderInStudio.tsx'
import type { UnsavedPages } from './ShareDialog.tsx'
import { ShareDialog } from './ShareDialog.tsx'

const PIECE = { orderNumber: 'irodori-10000001', groupNumber: '1' }
const SESSION = { token: 'session', userName: 'irodori-10000001', role: 'GUEST' } as const
const LINK = { id: 'link-1', expiresAt: '2099-12-13T06:00:00.000Z' }
const TOKEN = 'a'.repeat(43)

const address = page.getByRole('textbox', { name: 'リンク' })
const button = (name: string) => page.getByRole('button', { name })

beforeEach(() => sessionStorage.clear())

/** A server with one link at most. */
function server(open: typeof LINK | null, more: readonly FakeCall[] = []): readonly FakeCall[] {
  let link = open
  return [
    ...more,
    { endpoint: readProofLink, reply: () => succeed({ link, comments: [] }) },
    {
      endpoint: createProofLink,
      reply: () => {
        link = LINK
        return succeed({ ...LINK, token: TOKEN })
      },
    },
    {
      endpoint: endProofLink,
      reply: () => {
        link = null
        return succeed(null)
      },
    },
  ]
}

interface Given {
  readonly calls?: readonly FakeCall[]
  readonly unsaved?: UnsavedPages
  readonly piece?: typeof PIECE | null
}

const open = ({ calls = server(null), unsaved, piece = PIECE }: Given = {}) =>
  renderInStudio(<ShareDialog piece={piece} {...(unsaved && { unsaved })} onClose={() => {}} />, {
    areas: ['proofLink'],
    session: SESSION,
    calls,
  })

it('PRV-8: makes a link, which can be copied and ended', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open()
  await button('リンクを作る').click()
  const shown = `${location.origin}/proof/${TOKEN}`
  await expect.element(address).toHaveValue(shown)
  await expect.element(page.getByText('12月13日 15:00まで開けます。')).toBeVisible()
  await button('コピー').click()
  await expect.element(page.getByText('コピーしました')).toBeVisible()
  expect(write).toHaveBeenCalledExactlyOnceWith(shown)
  await button('いま終わらせる').click()
  await expect.element(page.getByText('リンクを終わらせました')).toBeInTheDocument()
  await expect.element(address).not.toBeInTheDocument()
  await expect.element(button('リンクを作る')).toBeVisible()
})

it('PRV-3: shows a link of another device without its address, and replaces it on request', async () => {
  await open({ calls: server(LINK) })
  await expect.element(page.getByText(/12月13日 15:00まで開けるリンクがあります/)).toBeVisible()
  await expect.element(address).not.toBeInTheDocument()
  await button('新しいリンクを作る').click()
  await expect.element(address).toHaveValue(expect.stringContaining(TOKEN))
})

it('shows the address of a link again in the tab that made it', async () => {
  sessionStorage.setItem('irodori.proofTokens', JSON.stringify({ [LINK.id]: TOKEN }))
  await open({ calls: server(LINK) })
  await expect.element(address).toHaveValue(expect.stringContaining(TOKEN))
})

it('PRV-8: names the pages that are not saved, and makes the link when they are', async () => {
  const save = vi.fn<UnsavedPages['save']>()
  save.mockResolvedValueOnce(null)
  save.mockResolvedValueOnce(PIECE)
  const { sent } = await open({ piece: null, unsaved: { names: ['表', '裏'], save } })
  await expect
    .element(page.getByText('まだ保存していないページがあります：表、裏。保存してからリンクを作ります。'))
    .toBeVisible()
  await button('保存してリンクを作る').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/保存が終わらなかったので/)
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  await button('保存してリンクを作る').click()
  await expect.element(address).toHaveValue(expect.stringContaining(TOKEN))
  expect(sent.filter(({ method }) => method === 'POST')[0]?.path).toBe('/api/proof-link/irodori-10000001/1')
})

it('says why no link was made', async () => {
  const refused: FakeCall = { endpoint: createProofLink, reply: () => refuse(429, 'TOO_MANY_TRIES') }
  await open({ calls: server(null, [refused]) })
  await button('リンクを作る').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/時間を置いて/)
})
