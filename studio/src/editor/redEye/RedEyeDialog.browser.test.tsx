import { isImageItem } from '@irodori/contract/entities/designItem'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { filledFrame, samplePage } from '../../../testing/sampleDesign.ts'
import { useEditorValue } from '../context/EditorContext.ts'
import { historyAtom, pageAtom, pagesAtom } from '../state/designState.ts'
import { photosAtom } from '../state/resourceState.ts'
import { RedEyeDialog } from './RedEyeDialog.tsx'

const FRONT = samplePage('front', [filledFrame('portrait', 1)])
/** The largest picture of the photo, which has twice as many pixels on each side. */
const LEVEL = { width: 2048, height: 1366 }
const EYE = { x: 819, y: 546 }

const onClose = vi.fn()

function Shown() {
  const current = useEditorValue(pageAtom)
  const item = current?.items.find(isImageItem)
  // Opened after the photo has been loaded, as in the editor.
  const isLoaded = useEditorValue(photosAtom).size > 0
  return current && item && isLoaded ? <RedEyeDialog page={current} item={item} onClose={onClose} /> : null
}

/** A grey picture with a red pupil. */
async function portrait() {
  const canvas = new OffscreenCanvas(LEVEL.width, LEVEL.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2D context')
  context.fillStyle = '#b0a090'
  context.fillRect(0, 0, LEVEL.width, LEVEL.height)
  context.fillStyle = '#c8242c'
  context.beginPath()
  context.arc(EYE.x, EYE.y, 16, 0, 2 * Math.PI)
  context.fill()
  return { width: 2 * LEVEL.width, height: 2 * LEVEL.height, levels: [await createImageBitmap(canvas)], alpha: null }
}

async function open() {
  const rendered = await renderInEditor(<Shown />, { pages: [FRONT], kernel: { loadPhoto: portrait } })
  const { store } = rendered
  const eyes = () => store.get(pagesAtom)[0]?.items.find(isImageItem)?.redEyes
  const steps = () => store.get(historyAtom).past.map(({ label }) => label)
  const surface = page.getByRole('button', { name: /矢印キーで印を動かし/ })
  await expect.element(page.getByText('直した目：0か所')).toBeVisible()
  /** The colour of the pupil as it is shown. */
  const pupil = () => {
    const canvas = document.querySelector<HTMLCanvasElement>('[role="dialog"] canvas')
    return [...(canvas?.getContext('2d')?.getImageData(EYE.x, EYE.y, 1, 1).data ?? [])]
  }
  await expect.poll(() => pupil()[0]).toBe(200)
  return { ...rendered, eyes, steps, surface, pupil }
}

it('EDT-50: a press on a red eye corrects it in photo pixels, and a press on the corrected one takes that back', async () => {
  const { eyes, steps, surface, pupil } = await open()
  const box = surface.element().getBoundingClientRect()
  const position = { x: ((EYE.x + 6) / LEVEL.width) * box.width, y: ((EYE.y - 4) / LEVEL.height) * box.height }
  await surface.click({ position })
  await expect.element(page.getByText('直した目：1か所')).toBeVisible()
  expect(eyes()).toHaveLength(1)
  expect(eyes()?.[0]?.x).toBeCloseTo(EYE.x * 2, -1)
  expect(eyes()?.[0]?.y).toBeCloseTo(EYE.y * 2, -1)
  await expect.poll(() => Math.max(...pupil().slice(0, 3))).toBeLessThan(60)
  await page.getByRole('button', { name: /直した目1/ }).click()
  expect(eyes()).toBeUndefined()
  await expect.poll(() => pupil()[0]).toBe(200)
  expect(steps()).toEqual(['redEye', 'redEye'])
})

it('EDT-50: says so where no red eye is', async () => {
  const { eyes, surface } = await open()
  await surface.click({ position: { x: 5, y: 5 } })
  await expect.element(page.getByText(/赤い目が見つかりませんでした/)).toBeVisible()
  expect(eyes()).toBeUndefined()
})

it('EDT-50: arrow keys move the mark, and Enter corrects the eye below it', async () => {
  const { eyes, surface } = await open()
  await vi.waitFor(() => (surface.element() as HTMLElement).focus())
  // From the middle of the picture 10 % to the left and up.
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowUp}{/Shift}{Enter}')
  await expect.poll(eyes).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})
