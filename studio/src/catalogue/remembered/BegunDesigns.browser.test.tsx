import { readProduct } from '@irodori/contract/endpoints/catalogue'
import { answers } from '@irodori/ui/testing/renderInApp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInStudio } from '../../../testing/renderInStudio.tsx'
import { sampleProduct } from '../../../testing/sampleDesign.ts'
import { createJournalStore } from '../../editor/journal/journalStore.ts'
import { BegunDesigns } from './BegunDesigns.tsx'
import { RememberedDesignStrips } from './RememberedDesignStrips.tsx'

const ADDRESS = '/design/new/card-front/false/card'
const snapshot = { version: 1, seq: 0, body: '{}', print: '' }
const disk = createJournalStore()
const strip = page.getByRole('region', { name: 'つづきから' })

async function keep(design: string): Promise<void> {
  const place = { design, journal: `id of ${design}`, writer: 'w', fullSnapshot: () => snapshot, now: Date.now() }
  await disk.write({ ...place, snapshot, entries: [], hasWork: true, moveTo: null, isStrict: true })
}

const forget = () => disk.deleteExpired({ unsaved: Number.POSITIVE_INFINITY, saved: Number.POSITIVE_INFINITY })
beforeEach(forget)
afterEach(forget)
afterEach(() => vi.restoreAllMocks())

const open = () =>
  renderInStudio(<BegunDesigns />, {
    areas: ['catalogue'],
    calls: [answers(readProduct, sampleProduct({ name: '写真時計' }))],
  })

it('ODR-59: leads to a design that was begun on this device, and deletes it after a question', async () => {
  await keep(ADDRESS)
  await keep(`${ADDRESS}#irodori-1`)
  await open()
  await expect.element(strip.getByRole('link', { name: '写真時計' })).toHaveAttribute('href', `${ADDRESS}?continue=1`)
  await strip.getByRole('button', { name: '写真時計の作りかけを削除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '削除' }).click()
  await expect.poll(() => disk.read(ADDRESS)).toBeNull()
  await expect.element(strip).not.toBeInTheDocument()
  expect(await disk.read(`${ADDRESS}#irodori-1`)).not.toBeNull()
})

it('shows nothing while no design was begun', async () => {
  await open()
  await expect.element(strip).not.toBeInTheDocument()
})

it('NLW-33: leads to every design that opens from this device without a connection, and says what needs one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const saved = '/design/edit/irodori-1/1/none/card'
  await keep(ADDRESS)
  await keep(`${saved}#irodori-1`)
  await renderInStudio(<RememberedDesignStrips />, {
    areas: ['catalogue'],
    session: { token: 't', userName: 'irodori-1', role: 'GUEST' },
    calls: [answers(readProduct, sampleProduct({ name: '写真時計' }))],
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/保存する、注文を見るには、インターネットにつなげて/)
  await expect
    .poll(() =>
      strip
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href')),
    )
    .toEqual([`${ADDRESS}?continue=1`, saved])
  expect(strip.getByRole('button').elements()).toHaveLength(1)
})
