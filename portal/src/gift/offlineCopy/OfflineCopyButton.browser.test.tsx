import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { messageTemplate, releasedOrder } from '../../../testing/sampleMessages.ts'
import { messageContent } from '../../messagePage/messageContent.ts'
import { OfflineCopyButton } from './OfflineCopyButton.tsx'

const save = page.getByRole('button', { name: 'このページを保存する' })
const stop = page.getByRole('button', { name: '保存をやめる' })

type Fetch = (url: string, init: { readonly signal: AbortSignal }) => Promise<Response>

/** @param read answers the picture of the page */
async function open(read: Fetch) {
  const content = messageContent([], messageTemplate(), releasedOrder(), 'RELEASED', new Date())
  vi.stubGlobal('fetch', read)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return renderInPortal(
    <div data-gift="">
      <img src="/picture.png" alt="" />
      <OfflineCopyButton content={{ ...content, title: 'ありがとう' }} />
    </div>,
    { areas: ['gift'] },
  )
}
const picture = () => new Response(new Blob(['picture'], { type: 'image/png' }))

it('GFT-16: saves the message once as a file with its title', async () => {
  const { pages } = await open(async () => picture())
  await save.click()
  await expect.element(page.getByText(/^保存しました。/)).toBeVisible()
  expect(pages.saved).toEqual(['ありがとう.html'])
})

it('saves nothing when the recipient stops, and can start again', async () => {
  const never: Fetch = (_url, { signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const { pages } = await open(never)
  await save.click()
  await expect.element(page.getByText('保存しています 0%')).toBeVisible()
  await stop.click()
  await expect.element(save).toBeVisible()
  expect(pages.saved).toEqual([])
})

it('says that nothing was saved when the connection is lost, until the next attempt', async () => {
  let isOnline = false
  const { pages } = await open(async () => {
    if (!isOnline) throw new TypeError('no connection')
    return picture()
  })
  await save.click()
  await expect.element(page.getByText(/^保存できませんでした。/)).toBeVisible()
  isOnline = true
  await save.click()
  await expect.poll(() => pages.saved).toHaveLength(1)
  await expect.element(page.getByText(/^保存できませんでした。/)).not.toBeInTheDocument()
})
