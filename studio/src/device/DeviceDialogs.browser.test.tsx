import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInStudio } from '../../testing/renderInStudio.tsx'
import { CannotDesignPage } from './CannotDesignPage.tsx'
import { PrivateBrowsingWarning } from './PrivateBrowsingWarning.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  // biome-ignore lint/suspicious/noDocumentCookie: deletes the cookie of the acceptance as a browser does
  document.cookie = 'acceptedPrivateBrowsing=; path=/; max-age=0'
})

/** The origin private file system, which private windows refuse. */
const refuseStorage = () =>
  vi.spyOn(navigator.storage, 'getDirectory').mockRejectedValue(new DOMException('private window', 'SecurityError'))

const renderWarning = () => renderInStudio(<PrivateBrowsingWarning />, { areas: ['verification'] })
const warning = page.getByRole('alertdialog', { name: 'プライベートブラウズでご利用中です' })
const accept = warning.getByRole('button', { name: 'わかりました' })

it('a private window has to accept the warning, which Escape does not close', async () => {
  refuseStorage()
  await renderWarning()
  await expect.element(accept).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(warning).toBeVisible()
  await accept.click()
  await expect.element(warning).not.toBeInTheDocument()
})

it('an accepted warning is not shown again', async () => {
  const probe = refuseStorage()
  const { view } = await renderWarning()
  await accept.click()
  await view.unmount()
  probe.mockClear()
  await renderWarning()
  expect(probe).not.toHaveBeenCalled()
})

it('a normal window shows no warning', async () => {
  const probe = vi.spyOn(navigator.storage, 'getDirectory')
  await renderWarning()
  await vi.waitFor(() => expect(probe).toHaveBeenCalled())
  await probe.mock.results[0]?.value
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

it('a warning that is found after the page was left is not shown', async () => {
  const { promise, reject } = Promise.withResolvers<FileSystemDirectoryHandle>()
  const probe = vi.spyOn(navigator.storage, 'getDirectory').mockReturnValue(promise)
  const { view } = await renderWarning()
  await vi.waitFor(() => expect(probe).toHaveBeenCalled())
  await view.unmount()
  reject(new DOMException('private window', 'SecurityError'))
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

const renderCannot = () => renderInStudio(<CannotDesignPage />, { areas: ['verification', 'session'] })

it('a browser without a needed feature is named with what it lacks, and leads to the products', async () => {
  vi.stubGlobal('navigator', { ...navigator, userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' })
  Reflect.deleteProperty(window, 'OffscreenCanvas')
  await renderCannot()
  const notice = page.getByRole('alertdialog', { name: 'このブラウザではデザインを作れません' })
  await expect.element(notice.getByText(/OffscreenCanvas/)).toBeVisible()
  await expect.element(notice.getByRole('button', { name: '閉じる' }).last()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: '商品一覧へ' }).first()).toHaveAttribute('href', '/home')
})

it('an old iPhone is asked to update its system', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 9_3_5 like Mac OS X) AppleWebKit/601.1.46',
  )
  await renderCannot()
  await expect
    .element(page.getByRole('alertdialog', { name: 'OSの更新をお願いします' }))
    .toMatchTextContent(/ソフトウェア・アップデート/)
})
