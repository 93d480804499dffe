import { EMPTY_PATH, rectPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import type { TextSetting } from '@irodori/typography/textRequest'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fakeBrowser } from '../testing/fakeCanvas.ts'
import { livePhoto, pageOf, photoItem, sceneOf, textItem } from '../testing/items.ts'
import { createStage } from './createStage.ts'
import type { LiveScene } from './scene/liveScene.ts'

class Outline {
  moveTo(): void {}
  lineTo(): void {}
  closePath(): void {}
}

beforeAll(() => void vi.stubGlobal('Path2D', Outline))
afterAll(async () => {
  // Modules that a stage still loads must not reach the next test file.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
})

const ink = rect(2, 2, 20, 10)
const labels: TextSetting = {
  outline: rectPath(ink),
  border: EMPTY_PATH,
  ink,
  truncated: false,
  missing: [],
  lines: [],
}
const photo = livePhoto({ levels: [{ width: 4, height: 3 } as ImageBitmap] })
const page = pageOf([photoItem('photo'), textItem('text', { top: 70 })])
const waiting: LiveScene = sceneOf(page, { photo: () => photo })
const whole: LiveScene = { ...waiting, setting: () => labels }

function stageOn() {
  const browser = fakeBrowser()
  const silent = { onSelect() {}, onChoose() {}, onSwap() {}, onMenu() {}, onChange() {}, onBusy() {}, onCamera() {} }
  const { canvas } = browser
  const options = { labels: { emptyFrame: '' }, newGestureId: () => '', reducedMotion: true }
  return { ...browser, stage: createStage({ canvas, events: silent, ...options }) }
}

describe('the first picture', () => {
  test('paints the first picture in the next frame if all text is typeset', () => {
    const { stage, frame, painted, pictures } = stageOn()
    stage.show(whole)
    frame()
    expect(painted()).toBeGreaterThan(0)
    expect(pictures().map(({ image }) => image)).toEqual(photo.levels)
  })

  test('waits for text that is being typeset, and is painted once it is ready', () => {
    const { stage, frame, painted } = stageOn()
    stage.show(waiting)
    frame()
    expect(painted()).toBe(0)
    stage.show(whole)
    frame()
    expect(painted()).toBeGreaterThan(0)
  })

  test('paints the first picture without text that takes long, and only that text later', () => {
    const { stage, frame, rest, painted } = stageOn()
    stage.show(waiting)
    rest()
    frame()
    expect(painted()).toBeGreaterThan(1)
    stage.show(whole)
    frame()
    expect(painted()).toBe(1)
  })
})
