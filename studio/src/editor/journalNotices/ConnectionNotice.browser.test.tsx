import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createTestJournal } from '../../../testing/createTestJournal.ts'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { newVersionAtom, orderAwaitedAtom } from '../state/connectionState.ts'
import { journalRoleAtom } from '../state/journalState.ts'
import { orderLaterAtom } from '../state/orderLater.ts'
import { uploadsAtom } from '../state/uploadState.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'

afterEach(() => vi.restoreAllMocks())

async function open(wanted: readonly string[] = [], notice?: ReactNode) {
  const journal = createTestJournal({ state: () => ({ wanted }) as never })
  const pages = [samplePage('front', [sampleText('words', 1)])]
  const { store } = await renderInEditor(<ConnectionNotice>{notice}</ConnectionNotice>, {
    pages,
    journal,
    areas: ['tools'],
  })
  store.set(journalRoleAtom, 'WRITER')
  return store
}

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

const offline = page.getByRole('region', { name: /インターネットにつながっていません/ })
const newVersion = page.getByRole('region', { name: '新しい版があります' })

it('NLW-31: says that there is no connection until it is back', async () => {
  await open()
  await expect.element(offline).not.toBeInTheDocument()
  setOnline(false)
  await expect.element(offline.getByText(/保存と写真の送信は、つながるとできます/)).toBeVisible()
  setOnline(true)
  await expect.element(offline).not.toBeInTheDocument()
})

it('NLW-31: counts the photos that wait, and says that a save of an earlier visit waits', async () => {
  const store = await open(['front'])
  // The browser reports a connection, but the shop is out of reach.
  store.set(orderAwaitedAtom, true)
  await expect.element(offline.getByText(/つながりしだい、自動で保存します/)).toBeVisible()
  store.set(
    uploadsAtom,
    new Map([
      ['a', { kind: 'WAITING' }],
      ['b', { kind: 'WAITING_NETWORK' }],
      ['c', { kind: 'DONE' }],
      ['d', { kind: 'REFUSED', errorCode: null }],
    ] as const),
  )
  await expect.element(offline.getByText(/写真2枚を送り、自動で保存します/)).toBeVisible()
})

it('NLW-31: promises nothing for a design without an order, whose photos wait for the order', async () => {
  const store = await open()
  store.set(orderLaterAtom, 'READ')
  store.set(uploadsAtom, new Map([['a', { kind: 'WAITING' }]] as const))
  setOnline(false)
  await expect.element(offline.getByText(/保存と写真の送信は、つながるとできます/)).toBeVisible()
})

it('NLW-31: comes before another notice, and a new version after it', async () => {
  const store = await open([], <p>ご注文番号がまだありません</p>)
  store.set(newVersionAtom, { switchVersion: vi.fn() })
  const other = page.getByText('ご注文番号がまだありません')
  await expect.element(other).toBeVisible()
  await expect.element(newVersion).not.toBeInTheDocument()
  setOnline(false)
  await expect.element(offline).toBeVisible()
  await expect.element(other).not.toBeInTheDocument()
})

it('NLW-31: goes away when it has been read', async () => {
  await open()
  setOnline(false)
  await page.getByRole('button', { name: '閉じる' }).click()
  await expect.element(offline).not.toBeInTheDocument()
})

it('NLW-29: offers a new version to a tab whose work is stored, and switches when the customer says so', async () => {
  const store = await open()
  const switchVersion = vi.fn()
  store.set(newVersionAtom, { switchVersion })
  const button = newVersion.getByRole('button', { name: '新しい版に切り替える' })
  await expect.element(button).toBeVisible()
  expect(switchVersion).not.toHaveBeenCalled()
  await button.click()
  expect(switchVersion).toHaveBeenCalledOnce()
  store.set(journalRoleAtom, 'OFF')
  await expect.element(newVersion).not.toBeInTheDocument()
})
