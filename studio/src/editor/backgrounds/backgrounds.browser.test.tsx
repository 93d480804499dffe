import { listPatterns } from '@irodori/contract/endpoints/catalogueLists'
import type { Pattern } from '@irodori/contract/entities/pattern'
import type { Template } from '@irodori/contract/entities/template'
import { sampleColourSet, samplePattern } from '@irodori/design/testing/sampleBackground'
import { answers } from '@irodori/ui/testing/renderInApp'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { sampleTemplate } from '../../../testing/sampleTemplate.ts'
import { historyAtom, pagesAtom } from '../state/designState.ts'
import { BackgroundPanel } from './BackgroundPanel.tsx'
import { ColourSetPanel } from './ColourSetPanel.tsx'

const { id, version, tile, tileMm, colours } = samplePattern()
const CHECKS: Pattern = { id, version, name: '市松', tile, tileMm, ground: '#fbf9f5', colours }
const STRIPES: Pattern = { ...CHECKS, id: 'stripes', name: '縞', tileMm: 8, colours: ['#c9c1b4'] }

const pages = [
  samplePage('front', [sampleText('title', 1)], { templateId: 'front' }),
  samplePage('back', [sampleText('letter', 1)], { templateId: 'back', sideNumber: 2 }),
]
const templatesWith = (change: Partial<Template>) =>
  ['front', 'back'].map((one) => ({ ...sampleTemplate({ id: one }), allowsOwnItems: true, ...change }))

async function openPanel(templates = templatesWith({})) {
  const { store, actions } = await renderInEditor(<BackgroundPanel />, {
    pages,
    templates,
    calls: [answers(listPatterns, [CHECKS, STRIPES])],
  })
  return {
    actions,
    backgrounds: () => store.get(pagesAtom).map(({ sheet }) => sheet.background),
    steps: () => store.get(historyAtom).past.map(({ label }) => label),
  }
}

it('ADD-9: a customer chooses a plain colour, and the background of the template again, each in one undo step', async () => {
  const { backgrounds, steps } = await openPanel()
  const plain = page.getByRole('radiogroup', { name: '無地の背景' })
  const ofTemplate = plain.getByRole('radio', { name: 'テンプレートの背景' })
  await expect.element(ofTemplate).toBeChecked()
  await plain.getByRole('radio', { name: '#000000' }).click()
  expect(backgrounds()).toEqual([{ ground: '#000000' }, undefined])
  await expect.element(ofTemplate).not.toBeChecked()
  await ofTemplate.click()
  expect(backgrounds()).toEqual([undefined, undefined])
  expect(steps()).toEqual(['background', 'background'])
})

it('ADD-10: a pattern is chosen for all pages in one undo step, then its scale and each of its colours', async () => {
  const { backgrounds, steps, actions } = await openPanel()
  await page.getByRole('radio', { name: 'すべての面' }).click()
  await page.getByRole('button', { name: '市松' }).click()
  const pattern = samplePattern()
  expect(backgrounds()).toEqual([
    { ground: '#fbf9f5', pattern },
    { ground: '#fbf9f5', pattern },
  ])
  await page.getByRole('radio', { name: '大', exact: true }).click()
  await page.getByRole('radiogroup', { name: '地の色' }).getByRole('radio', { name: '#ffffff' }).click()
  await page.getByRole('radiogroup', { name: '柄の色2' }).getByRole('radio', { name: '#000000' }).click()
  const painted = {
    ground: '#ffffff',
    pattern: { ...pattern, scale: 'LARGE', colours: [pattern.colours[0], '#000000'] },
  }
  expect(backgrounds()).toEqual([painted, painted])
  await page.getByRole('button', { name: '縞' }).click()
  expect(backgrounds()[0]).toMatchObject({ pattern: { id: 'stripes', scale: 'LARGE', colours: ['#c9c1b4'] } })
  expect(steps()).toEqual(Array(5).fill('background'))
  for (const _ of steps()) actions.undo()
  expect(backgrounds()).toEqual([undefined, undefined])
})

it('ADD-11: the patterns are shown as the same piece of paper', async () => {
  await openPanel()
  const sideOf = (name: string): number => {
    const [, , side] = page
      .getByRole('button', { name })
      .element()
      .querySelector('svg')
      ?.getAttribute('viewBox')
      ?.split(' ')
      .map(Number) ?? [0, 0, 0]
    return side ?? 0
  }
  await expect.element(page.getByRole('button', { name: '縞' })).toBeVisible()
  // 24 mm in units of tiles that are 20 units wide.
  expect([sideOf('市松'), sideOf('縞')]).toEqual([120, 60])
})

it('ADD-9: a page whose artwork covers the sheet says why its background stays', async () => {
  await openPanel(templatesWith({ hasFixedBackground: true }))
  await expect.element(page.getByText(/絵が紙全体にかかっているため/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '市松' })).not.toBeInTheDocument()
})

it('ADD-12: a choice shows all pages in the colours of a set in one undo step', async () => {
  const colourSets = [
    sampleColourSet({ paper: '#ffffff', text: '#000000' }),
    sampleColourSet({ id: '松葉', text: '#2f5d5a', paper: '#eef2ea' }),
  ]
  const templates = templatesWith({ colourSets })
  const { store, actions } = await renderInEditor(<ColourSetPanel />, { pages, templates })
  const letters = () => store.get(pagesAtom).map(({ items }) => 'text' in (items[0] ?? {}) && items[0])
  const pine = page.getByRole('button', { name: '松葉' })
  await expect.element(pine).toHaveAttribute('aria-pressed', 'false')
  await pine.click()
  await expect.element(pine).toHaveAttribute('aria-pressed', 'true')
  expect(letters()).toMatchObject([{ color: '#2f5d5a' }, { color: '#2f5d5a' }])
  expect(store.get(historyAtom).past.map(({ label }) => label)).toEqual(['colourSet'])
  actions.undo()
  expect(letters()).toMatchObject([{ color: '#000000' }, { color: '#000000' }])
})
