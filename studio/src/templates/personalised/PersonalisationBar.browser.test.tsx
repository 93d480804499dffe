import { discardTyped } from '@irodori/ui/testing/discardTyped'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { controlled } from '../../../testing/controlledPromise.ts'
import { createTestKernel } from '../../../testing/createTestKernel.ts'
import { renderInStudio } from '../../../testing/renderInStudio.tsx'
import { PersonalisationBar } from './PersonalisationBar.tsx'
import { removePersonalisation } from './personalisationStore.ts'
import { readPersonalisation } from './storedPersonalisation.ts'

type Ingest = ReturnType<typeof createTestKernel>['ingest']
const device = vi.hoisted((): { ingest: Ingest | null } => ({ ingest: null }))

// The workers of the kernel are built with the app.
vi.mock(import('../../kernel/createKernel.ts'), async () => {
  const { createTestKernel: create } = await import('../../../testing/createTestKernel.ts')
  return { createKernel: () => create(device.ingest ? { ingest: device.ingest } : {}) }
})

beforeEach(async () => {
  device.ingest = null
  await removePersonalisation()
})

const open = page.getByRole('button', { name: 'あなたの写真で見る' })
const dialog = page.getByRole('dialog', { name: 'あなたの写真で見てみる' })
const photo = dialog.getByLabelText('写真', { exact: true })
const name = dialog.getByRole('textbox', { name: 'お名前', exact: true })
const use = dialog.getByRole('button', { name: 'この内容で見る' })
const bar = page.getByRole('status').filter({ hasText: 'あなたの写真やお名前で表示しています' })
const file = (fileName: string) => new File(['photo'], fileName, { type: 'image/png' })

async function openDialog() {
  const screen = await renderInStudio(<PersonalisationBar />, { areas: ['catalogue'] })
  await open.click()
  await expect.element(dialog).toBeVisible()
  return screen
}

it('changes nothing on Escape and returns the focus', async () => {
  await openDialog()
  await name.fill('はると')
  await discardTyped()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
  expect(await readPersonalisation()).toBeNull()
})

it('shows the name that is in use and stores all details on this device; nothing is sent', async () => {
  const { sent } = await openDialog()
  await name.fill(' はると ')
  await dialog.getByLabelText('日付').fill('2027-01-20')
  await dialog.getByRole('textbox', { name: 'タイトル' }).fill('はるとの一年')
  await use.click()
  await expect.element(bar).toMatchTextContent(/はると$/)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(readPersonalisation)
    .toEqual({ name: 'はると', secondName: '', latinName: '', date: '2027-01-20', title: 'はるとの一年', photo: null })
  expect(sent).toEqual([])
})

it('says that a photo cannot be opened, keeps the name, and takes the message away with another photo', async () => {
  device.ingest = async () => ({ ok: false, problem: 'UNREADABLE' })
  await openDialog()
  await name.fill('はると')
  await userEvent.upload(photo, file('broken.png'))
  await use.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/この写真は開けませんでした/)
  await expect.element(name).toHaveValue('はると')
  expect(await readPersonalisation()).toBeNull()
  device.ingest = null
  await userEvent.upload(photo, file('whole.png'))
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  await use.click()
  await expect.element(bar).toBeVisible()
})

it('reads the photo once, also when it is confirmed twice, and stays open until it is read', async () => {
  const answer = controlled<Awaited<ReturnType<Ingest>>>()
  const ingest = vi.fn(() => answer.promise)
  device.ingest = ingest
  await openDialog()
  await userEvent.upload(photo, file('mine.png'))
  await expect.element(dialog.getByRole('img', { name: '選んだ写真' })).toBeInTheDocument()
  await use.click()
  await expect.element(use).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}{Escape}')
  await expect.element(dialog).toBeVisible()
  await expect.element(photo).toBeDisabled()
  await expect.poll(() => ingest.mock.calls.length).toBe(1)
  answer.resolve(await createTestKernel().ingest(file('mine.png'), 1))
  await expect.element(bar).toBeVisible()
  expect(ingest).toHaveBeenCalledOnce()
})

it('is removed from the screen and from this device', async () => {
  await openDialog()
  await name.fill('はると')
  await use.click()
  await page.getByRole('button', { name: '写真とお名前を消す' }).click()
  await expect.element(open).toBeVisible()
  await expect.poll(readPersonalisation).toBeNull()
})

it('is changed from what is in use, and a cancelled change keeps it', async () => {
  await openDialog()
  await name.fill('はると')
  await use.click()
  await page.getByRole('button', { name: '変える' }).click()
  await expect.element(name).toHaveValue('はると')
  await name.fill('ゆい')
  await discardTyped()
  await expect.element(bar).toMatchTextContent(/はると$/)
})
