import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { Change } from '@irodori/design/change'
import type { DesignPage } from '@irodori/design/designPage'
import { findItem } from '@irodori/design/designPage'
import type { History } from '@irodori/design/history'
import { beginHistory, perform } from '@irodori/design/history'
import { present } from '@irodori/design/testing/present'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { FakeBrowser } from '../testing/fakeCanvas.ts'
import { fakeBrowser } from '../testing/fakeCanvas.ts'
import { emptyFrame, livePhoto, pageOf, photoItem, sceneOf, textItem } from '../testing/items.ts'
import { arrangingTool } from './arranging/arrangingTool.ts'
import { createStage } from './createStage.ts'
import type { LiveScene } from './scene/liveScene.ts'
import type { Stage } from './stage.ts'
import type { Camera } from './view/camera.ts'

class Outline {
  moveTo(): void {}
  lineTo(): void {}
  closePath(): void {}
}

class Pixels {
  readonly width: number
  readonly height: number
  constructor(_data: unknown, width: number, height: number) {
    this.width = width
    this.height = height
  }
}

beforeAll(() => {
  vi.stubGlobal('Path2D', Outline)
  vi.stubGlobal('ImageData', Pixels)
})
afterAll(async () => {
  // Modules that a stage still loads must not reach the next test file.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
})

interface Play extends FakeBrowser {
  readonly stage: Stage
  readonly heard: unknown[]
  readonly cameras: Camera[]
  page(): DesignPage
  history(): History
  scene(): LiveScene
  /** Runs frames until none is requested. */
  settle(): number
}

/** A stage with a page of 200 by 100 print pixels, whose events are applied to a document. */
function play(items = [photoItem('photo'), emptyFrame('empty', { left: 120 }), textItem('text', { top: 70 })]): Play {
  const browser = fakeBrowser()
  const heard: unknown[] = []
  const cameras: Camera[] = []
  let history = beginHistory({ designSeriesId: null, pages: [pageOf(items)] })
  let gestures = 0
  const page = (): DesignPage => present(history.document.pages[0])
  const photo = livePhoto({ levels: [{ width: 4, height: 3 } as ImageBitmap] })
  const scene = (): LiveScene => sceneOf(page(), { photo: () => photo })
  const stage = createStage({
    canvas: browser.canvas,
    labels: { emptyFrame: '写真を入れる' },
    newGestureId: () => `gesture ${gestures++}`,
    reducedMotion: true,
    events: {
      onSelect: (id, adds) => heard.push(['select', id, ...(adds ? ['too'] : [])]),
      onChoose: (ids) => heard.push(['choose', ...ids]),
      onSwap: (id, withId) => heard.push(['swap', id, withId]),
      onMenu: (id, at) => heard.push(['menu', id, at.x, at.y]),
      onChange(change: Change, { id, label }) {
        heard.push([label, id])
        history = perform(history, { label, change, gesture: id })
        stage.show(scene())
      },
      onBusy: (busy) => heard.push(['busy', busy]),
      onCamera: (camera) => cameras.push(camera),
    },
  })
  stage.show(scene())
  const settle = (): number => {
    let frames = 0
    for (let round = 0; round < 10; round++) {
      frames += browser.frame()
      browser.rest()
    }
    return frames
  }
  settle()
  browser.painted()
  return { ...browser, stage, heard, cameras, page, history: () => history, scene, settle }
}

const pointer = (x: number, y: number) => ({
  pointerId: 1,
  pointerType: 'mouse',
  offsetX: x,
  offsetY: y,
  button: 0,
  shiftKey: false,
})

const bitmapOf = (width: number, height: number): ImageBitmap => ({ width, height, close: vi.fn() })

/** A page of 200 by 100 fitted into 1000 by 700 with a margin of 48. */
const ZOOM = (1000 - 96) / 200
const onScreen = (x: number, y: number): ReturnType<typeof pointer> => pointer(48 + x * ZOOM, 350 + (y - 50) * ZOOM)

describe('a stage', () => {
  test('fits the page with its corner on whole device pixels, also after the canvas is resized', () => {
    const { stage, resize, canvas } = play()
    expect(stage.camera()).toEqual({ zoom: ZOOM, x: 48, y: 124 })
    expect(stage.deviceScale()).toBe(ZOOM * 2)
    expect([canvas.width, canvas.height]).toEqual([2000, 1400])
    resize(501, 700)
    expect(stage.camera().zoom).toBeCloseTo((501 - 40) / 200)
    expect((stage.camera().x * 2) % 1).toBe(0)
    expect((stage.camera().y * 2) % 1).toBe(0)
  })

  test('draws only after changes, and one frame for several changes', () => {
    const { stage, scene, settle, frame, painted, send } = play()
    expect(settle()).toBe(0)
    stage.show(scene())
    stage.select('photo', 'SELECT')
    stage.showGuides(true)
    expect(frame()).toBe(1)
    expect(painted()).toBeGreaterThan(0)
    stage.show(scene())
    settle()
    expect(painted()).toBe(0)
    send('pointermove', onScreen(199, 99))
    expect(frame()).toBe(0)
    send('pointermove', onScreen(130, 30))
    expect(frame()).toBe(1)
    expect(painted()).toBeGreaterThan(0)
  })

  test('PWR-19: activates and deactivates a tool; a frame of a drag copies the layer below and paints one item', () => {
    const { stage, page, heard, send, frame, settle, pictures, scene } = play()
    const left = (): number => findItem(page(), 'empty')?.left ?? 0
    stage.setTool(arrangingTool)
    stage.select('empty', 'SELECT')
    settle()
    send('pointerdown', onScreen(150, 30))
    send('pointermove', onScreen(155, 30))
    frame()
    pictures()
    send('pointermove', onScreen(163.3, 33.1))
    expect(frame()).toBe(1)
    // Everything below the frame, including the photo, is one layer now.
    expect(pictures()).toHaveLength(1)
    send('pointerup', onScreen(163.3, 33.1))
    expect(left()).not.toBe(120)
    const moved = left()
    stage.setTool(null)
    stage.show(scene())
    send('pointerdown', onScreen(150, 30))
    send('pointermove', onScreen(163, 30))
    send('pointerup', onScreen(163, 30))
    expect(left()).toBe(moved)
    expect(heard.filter((what) => Array.isArray(what) && what[0] === 'move').length).toBeGreaterThan(0)
  })

  test('reports clicks on items', () => {
    const { heard, send } = play()
    for (const at of [onScreen(50, 30), onScreen(199, 99), onScreen(50, 90), onScreen(125, 30)]) {
      send('pointerdown', at)
      send('pointerup', at)
    }
    expect(heard).toEqual([
      ['select', 'photo'],
      ['select', null],
      ['select', 'text'],
      ['select', 'empty'],
    ])
  })

  test('reports additions to the selection, items in a rectangle, and the position of the right button', () => {
    const { heard, send } = play()
    const held = (at: ReturnType<typeof pointer>) => ({ ...at, shiftKey: true })
    send('pointerdown', held(onScreen(125, 30)))
    send('pointerup', held(onScreen(125, 30)))
    // The centre of the photo is at 50, 30; that of the empty frame at 150, 30.
    for (const [name, at] of [
      ['pointerdown', onScreen(10, 5)],
      ['pointermove', onScreen(40, 20)],
      ['pointerup', onScreen(60, 40)],
    ] as const) {
      if (name === 'pointerup') send('pointermove', held(at))
      send(name, held(at))
    }
    send('contextmenu', { ...onScreen(50, 30), button: 2 })
    expect(heard.filter((one) => (one as unknown[])[0] !== 'busy')).toEqual([
      ['select', 'empty', 'too'],
      ['choose', 'photo'],
      ['menu', 'photo', onScreen(50, 30).offsetX, onScreen(50, 30).offsetY],
    ])
  })

  test('reports a drag of the selected photo as changes of one gesture, which escape reverts', () => {
    const { stage, heard, send, press, page, history } = play()
    const before = findItem(page(), 'photo')
    stage.select('photo', 'CROP')
    send('wheel', { ...onScreen(50, 30), deltaX: 0, deltaY: -40, deltaMode: 0 })
    send('pointerdown', onScreen(50, 30))
    send('pointermove', onScreen(52, 31))
    send('pointermove', onScreen(54, 32))
    const after = findItem(page(), 'photo') as ImageItem
    expect(after.croppedLeft).toBeLessThan(200 - after.croppedWidth / 2)
    expect(heard).toEqual([
      ['busy', true],
      ['zoom', 'gesture 0'],
      ['busy', false],
      ['busy', true],
      ['crop', 'gesture 1'],
      ['crop', 'gesture 1'],
    ])
    press('Escape')
    expect(heard.slice(-2)).toEqual([
      ['crop', 'gesture 1'],
      ['busy', false],
    ])
    expect(history().past).toHaveLength(1)
    expect(findItem(page(), 'photo')).not.toEqual(before)
    expect(stage.cancelGesture()).toBe(false)
  })

  test('shows a dragged photo over the canvas without painting the canvas, and paints it after the drop', async () => {
    const { stage, send, frame, painted, over, page } = play()
    await vi.dynamicImportSettled()
    stage.select('photo', 'CROP')
    frame()
    send('pointerdown', onScreen(50, 30))
    send('pointermove', onScreen(52, 31))
    frame()
    expect(painted()).toBeGreaterThan(0)
    const [below, beyond, inFrame, above] = present(over()[0]).children
    const placed = () => inFrame?.children[0]?.style.transform
    expect(below?.children).toEqual([])
    expect(over()).toHaveLength(1)
    expect(above?.children).toEqual([])
    const before = placed()
    for (const y of [31.4, 31.8, 32.2]) {
      send('pointermove', onScreen(52, y))
      expect(frame()).toBe(1)
    }
    expect(painted()).toBe(0)
    const after = placed()
    expect(after).toMatch(/^matrix\(/)
    expect(after).not.toBe(before)
    expect(beyond?.children[0]?.style.transform).toBe(after)
    const { sheet } = page()
    stage.show(sceneOf({ ...page(), sheet: { ...sheet, backgroundColor: '#000000' } }, { photo: () => null }))
    frame()
    expect(over()).toEqual([])
    stage.cancelGesture()
  })

  test('removes the drag overlay in the frame that paints the dropped photo', async () => {
    const { stage, send, frame, painted, over } = play()
    await vi.dynamicImportSettled()
    stage.select('photo', 'SELECT')
    frame()
    send('pointerdown', onScreen(50, 30))
    send('pointermove', onScreen(56, 31))
    send('pointermove', onScreen(58, 31))
    frame()
    expect(over()[0]?.children).toHaveLength(3)
    painted()
    send('pointerup', onScreen(58, 31))
    expect(over()).toHaveLength(1)
    expect(painted()).toBe(0)
    frame()
    expect(over()).toEqual([])
    expect(painted()).toBeGreaterThan(0)
    send('pointerdown', onScreen(50, 30))
    send('pointermove', onScreen(56, 31))
    send('pointermove', onScreen(58, 31))
    frame()
    expect(over()).toHaveLength(1)
    stage.destroy()
    expect(over()).toEqual([])
  })

  test('moves the page by commands, reports the camera, and keeps it', () => {
    const { stage, cameras, frame, resize } = play()
    stage.zoomBy(1.5)
    frame()
    expect(stage.camera().zoom).toBeCloseTo(1.5 * ZOOM)
    expect(cameras.at(-1)).toEqual(stage.camera())
    resize(1200, 700)
    expect(stage.camera().zoom).toBeCloseTo(1.5 * ZOOM)
    stage.fit()
    frame()
    expect(stage.camera().zoom).toBeCloseTo((1200 - 96) / 200)
  })

  test('shows the exact frame of the current page 1:1, and the live picture otherwise', () => {
    const { stage, frame, settle, pictures, page } = play([photoItem('photo')])
    const bitmap = bitmapOf(1808, 904)
    const exact = { page: page(), bitmap, scale: stage.deviceScale() }
    const shown = () => pictures().filter(({ image }) => image === bitmap)
    pictures()
    stage.showExact(exact)
    frame()
    expect(shown()).toEqual([{ image: bitmap, at: [96, 248, 1808, 904], smooth: false }])
    stage.showExact({ ...exact, page: { ...page() } })
    settle()
    expect(shown()).toEqual([])
    stage.showExact({ ...exact, scale: exact.scale / 12 })
    settle()
    expect(shown()).toEqual([])
    expect(bitmap.close).not.toHaveBeenCalled()
    stage.showExact(null)
    expect(bitmap.close).toHaveBeenCalledOnce()
  })

  test('keeps the exact frame 1:1 while the page is panned, and scales it while it is zoomed', () => {
    const { stage, frame, pictures, page, send } = play([photoItem('photo')])
    const bitmap = bitmapOf(1808, 904)
    stage.showExact({ page: page(), bitmap, scale: stage.deviceScale() })
    frame()
    pictures()
    const wheel = { ...onScreen(50, 30), deltaX: 10.2, deltaY: 7.4, deltaMode: 0 }
    send('wheel', wheel)
    frame()
    const [moved] = pictures()
    expect(moved).toEqual({
      image: bitmap,
      at: [Math.round(96 - 20.4), Math.round(248 - 14.8), 1808, 904],
      smooth: false,
    })
    send('wheel', { ...wheel, ctrlKey: true })
    frame()
    const [zoomed] = pictures()
    expect(zoomed).toMatchObject({ image: bitmap, smooth: true })
    expect(zoomed?.at[2]).toBe(Math.round(200 * stage.deviceScale()))
  })

  test('releases everything when it is destroyed, also during a gesture', () => {
    const { stage, waiting, send, heard, settle, scene, page } = play()
    stage.select('photo', 'CROP')
    send('pointerdown', onScreen(50, 30))
    send('pointermove', onScreen(60, 30))
    stage.show(scene())
    const bitmap = bitmapOf(1, 1)
    stage.showExact({ page: page(), bitmap, scale: 1 })
    expect(waiting()).toBeGreaterThan(10)
    stage.destroy()
    expect(bitmap.close).toHaveBeenCalledOnce()
    expect(waiting()).toBe(0)
    heard.length = 0
    send('pointermove', onScreen(70, 30))
    expect(settle()).toBe(0)
    expect(heard).toEqual([])
  })
})
