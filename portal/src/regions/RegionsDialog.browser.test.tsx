import { listPostalCodes, listRegionSettings, listRegions, readRegionIntro } from '@irodori/contract/endpoints/help'
import type { Region } from '@irodori/contract/entities/help'
import { succeed } from '@irodori/contract/envelope'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, offline } from '../../testing/fakeNetwork.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { RegionsButton } from './RegionsButton.tsx'

const regionOf = (prefecture: string, reading: string, days: number): Region => ({
  id: prefecture,
  name: prefecture,
  prefecture,
  reading,
  days,
  note: '',
  times: null,
  districts: [],
})
const REGIONS = [regionOf('東京都', 'とうきょうと', 1), regionOf('大阪府', 'おおさかふ', 2)]
const TABLES: Readonly<Record<string, unknown>> = {
  '150': { '1500001': { prefecture: '東京都', city: '渋谷区', town: '神宮前' } },
  '530': { '5300001': { prefecture: '大阪府', city: '大阪市北区', town: '梅田' } },
}
const tableOf: FakeCall['reply'] = ({ path }) => succeed(TABLES[path.split('/').at(-1) ?? ''] ?? {})

const dialog = page.getByRole('dialog', { name: 'お届けの日数と時間帯' })
const opener = page.getByRole('button', { name: '地域ごとの日数と時間帯を見る' })
const field = page.getByRole('textbox', { name: '地名・郵便番号で探す' })

interface Replies {
  readonly regions?: FakeCall['reply']
  readonly table?: FakeCall['reply']
}

async function open({ regions = () => succeed(REGIONS), table = tableOf }: Replies = {}) {
  const rendered = await renderInPortal(<RegionsButton />, {
    areas: ['regions', 'search', 'help'],
    calls: [
      { endpoint: listRegions, reply: regions },
      { endpoint: readRegionIntro, reply: () => succeed({ title: '', content: '' }) },
      { endpoint: listRegionSettings, reply: () => succeed([]) },
      { endpoint: listPostalCodes, reply: table },
    ],
  })
  await opener.click()
  await expect.element(dialog).toBeVisible()
  return rendered
}

it('RGN-6: finds a place by its reading, shows its delivery, and moves the focus to it', async () => {
  await open()
  await field.fill('おおさか')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('heading', { name: '大阪府へのお届け' })).toHaveFocus()
  await expect.element(field).toHaveValue('')
})

it('RGN-6: follows the postal code that was typed last, when the answer to an earlier one is late', async () => {
  const late = heldReply(succeed(TABLES['530']))
  await open({ table: (...call) => (call[0].path.endsWith('/530') ? late.reply() : tableOf(...call)) })
  await field.fill('53')
  await expect.element(page.getByText('郵便番号は、最初の3桁からお調べします。')).toBeVisible()
  await field.fill('530')
  await expect.element(page.getByText('郵便番号を調べています')).toBeVisible()
  await field.fill('150')
  await expect.element(dialog.getByRole('button', { name: /東京都.*渋谷区/ })).toBeVisible()
  late.release()
  await expect.element(dialog.getByRole('button', { name: /大阪府/ })).not.toBeInTheDocument()
})

it('says that nothing was found, and clears the search before Escape closes the dialog', async () => {
  await open()
  await field.fill('ないところ')
  await expect.element(page.getByText('見つかりませんでした')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('')
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

it('RGN-10: says that there is no information when the regions cannot be read', async () => {
  await open({ regions: offline })
  await expect.element(page.getByText('いまはご案内できません')).toBeVisible()
})

it('keeps the regions on the screen when they cannot be read again', async () => {
  let isOnline = true
  const { queryClient } = await open({ regions: () => (isOnline ? succeed(REGIONS) : offline()) })
  await field.fill('おおさか')
  isOnline = false
  await queryClient.invalidateQueries()
  await field.fill('とうきょう')
  await expect.element(dialog.getByRole('button', { name: /東京都/ })).toBeVisible()
})

it('RGN-6: does not say that nothing was found when a postal code could not be looked up, and tries again', async () => {
  let isOnline = false
  await open({ table: (...call) => (isOnline ? tableOf(...call) : offline()) })
  await field.fill('150')
  await expect.element(page.getByRole('heading', { name: '郵便番号を調べられませんでした' })).toBeVisible()
  await expect.element(page.getByText('見つかりませんでした')).not.toBeInTheDocument()
  isOnline = true
  await dialog.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.element(dialog.getByRole('button', { name: /東京都.*渋谷区/ })).toBeVisible()
})
