import type { ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { NO_GRADING } from '@irodori/design/photoColours'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { filledFrame, samplePage } from '../../../testing/sampleDesign.ts'
import { copyStyleCommand, pasteStyleCommand } from '../commands/clipCommands.ts'
import { enhanceAllCommand } from '../commands/colourCommands.ts'
import { useEditorValue } from '../context/EditorContext.ts'
import { historyAtom, pageAtom, pagesAtom, selectedItemsAtom } from '../state/designState.ts'
import { photosAtom } from '../state/resourceState.ts'
import { toastAtom } from '../state/viewState.ts'
import { PhotoColours } from './PhotoColours.tsx'

const FRONT = samplePage('front', [filledFrame('sea', 1), filledFrame('hill', 2, 'b')])
const BACK = samplePage('back', [filledFrame('town', 1, 'c')], { sideNumber: 2 })

/** The settings of the selected photos. */
function Selected() {
  const current = useEditorValue(pageAtom)
  const items = useEditorValue(selectedItemsAtom).filter(isImageItem)
  const [shown] = items
  return current && shown ? <PhotoColours page={current} items={items} shown={shown} /> : null
}

/** A picture whose values lie between two greys. */
async function livePhoto(darkest: number, lightest: number) {
  const canvas = new OffscreenCanvas(160, 120)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2D context')
  for (let x = 0; x < 160; x++) {
    const value = Math.round(darkest + ((lightest - darkest) * x) / 159)
    context.fillStyle = `rgb(${value} ${value} ${value})`
    context.fillRect(x, 0, 1, 120)
  }
  return { width: 160, height: 120, levels: [await createImageBitmap(canvas)], alpha: null }
}

/** @param greys of the photos, from the darkest to the lightest */
async function open(selected: readonly string[], [darkest, lightest]: readonly [number, number] = [70, 190]) {
  const loadPhoto = () => livePhoto(darkest, lightest)
  const rendered = await renderInEditor(<Selected />, { pages: [FRONT, BACK], kernel: { loadPhoto } })
  const { store, actions, editor } = rendered
  await expect.poll(() => store.get(photosAtom).size).toBe(3)
  actions.selectMany(selected)
  const item = (id: string): ImageItem => {
    const found = store.get(pagesAtom).flatMap(({ items }) => items)
    return found.filter(isImageItem).find((one) => one.id === id) ?? filledFrame('missing', 1)
  }
  const steps = () => store.get(historyAtom).past.map(({ label }) => label)
  return { ...rendered, item, steps, commands: editor.commands }
}

const enhance = page.getByRole('button', { name: '自動補正' })

it('EDT-48: the enhancement stretches the range of the photo’s own histogram, and the same button takes it back', async () => {
  const { item, steps } = await open(['sea'])
  await enhance.click()
  await expect.element(enhance).toHaveAttribute('aria-pressed', 'true')
  const range = item('sea').grading?.range
  expect(Object.values(range?.black ?? {}).every((value) => value >= 68 && value <= 74)).toBe(true)
  expect(Object.values(range?.white ?? {}).every((value) => value >= 186 && value <= 192)).toBe(true)
  await enhance.click()
  await expect.element(enhance).toHaveAttribute('aria-pressed', 'false')
  expect(item('sea').grading).toBeUndefined()
  expect(steps()).toEqual(['enhance', 'enhance'])
})

it('EDT-48: all photos of the design are enhanced as one undo step', async () => {
  const { item, steps, store, commands, actions } = await open(['sea'])
  enhanceAllCommand.run(commands)
  expect(['sea', 'hill', 'town'].every((id) => item(id).grading?.range)).toBe(true)
  expect(steps()).toEqual(['enhance'])
  expect(store.get(toastAtom)).toMatchObject({ key: 'toast.enhanced', values: { count: 3 } })
  actions.undo()
  expect(item('town').grading).toBeUndefined()
})

it('EDT-48: says so if there is nothing to enhance', async () => {
  const { item, store } = await open(['sea'], [0, 255])
  await enhance.click()
  expect(item('sea').grading).toBeUndefined()
  expect(store.get(toastAtom)).toMatchObject({ key: 'toast.enhancedNone' })
})

it('EDT-47: style and amounts change each selected photo as one undo step, and the colours can be reset', async () => {
  const { item, steps } = await open(['sea', 'hill'])
  await page.getByRole('radio', { name: 'セピア' }).click()
  await page.getByText('色をもっと調整').click()
  await expect.element(page.getByRole('slider', { name: 'あざやかさ' })).toBeDisabled()
  await page.getByRole('slider', { name: 'コントラスト' }).click()
  await userEvent.keyboard('{ArrowRight}')
  for (const id of ['sea', 'hill']) {
    expect(item(id).grading).toMatchObject({ style: 'SEPIA' })
    expect(item(id).grading?.contrast).not.toBe(0)
  }
  expect(new Set(steps())).toEqual(new Set(['grading']))
  await page.getByRole('button', { name: '元の色に戻す' }).click()
  expect([item('sea').grading, item('hill').grading]).toEqual([undefined, undefined])
})

it('EDT-49: a pasted look brings the colours and leaves the tonal range of the photo', async () => {
  const { item, actions, commands } = await open(['sea'])
  await enhance.click()
  await page.getByRole('radio', { name: '白黒' }).click()
  copyStyleCommand.run(commands)
  actions.select('hill')
  pasteStyleCommand.run(commands)
  expect(item('hill').grading).toEqual({ ...NO_GRADING, style: 'MONOCHROME' })
})
