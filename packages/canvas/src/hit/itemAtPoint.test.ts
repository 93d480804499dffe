import type { DesignItem, ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { present } from '@irodori/design/testing/present'
import { curvedItem, inEllipse } from '@irodori/design/testing/sampleItems'
import { EMPTY_PATH, rectPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyFrame, livePhoto, pageOf, photoItem, sceneOf, textItem } from '../../testing/items.ts'
import type { AlphaPlane, LiveArtwork, LiveScene } from '../scene/liveScene.ts'
import { itemAtPoint } from './itemAtPoint.ts'

const at = (scene: LiveScene, x: number, y: number, least = 0): string | undefined =>
  itemAtPoint(scene, { x, y }, least)?.id

/** Two columns: the left one transparent, the right one opaque. */
const halfClear: AlphaPlane = { width: 2, height: 1, data: Uint8Array.of(0, 255) }
const artwork = (alpha: AlphaPlane | null): LiveArtwork => ({ image: {} as ImageBitmap, alpha })

describe('itemAtPoint', () => {
  test('finds a photo inside the outline of its frame, not in its box', () => {
    const scene = sceneOf(pageOf([inEllipse(photoItem('circle'))]))
    expect(at(scene, 50, 30)).toBe('circle')
    expect(at(scene, 22, 12)).toBeUndefined()
  })

  test('EDT-5: skips fully transparent pixels of a photo and finds the item below', () => {
    const photo = livePhoto({ alpha: halfClear })
    const upper = photoItem('upper', { priorityIndex: 2 })
    const lower = emptyFrame('lower', { priorityIndex: 1, width: 20 })
    const scene = sceneOf(pageOf([upper, lower]), { photo: () => photo })
    expect(at(scene, 70, 30)).toBe('upper')
    expect(at(scene, 45, 30)).toBeUndefined()
    expect(at(scene, 30, 30)).toBe('lower')
  })

  test('treats the faintest alpha as visible', () => {
    const photo = livePhoto({ alpha: { width: 1, height: 1, data: Uint8Array.of(1) } })
    expect(at(sceneOf(pageOf([photoItem('faint')]), { photo: () => photo }), 50, 30)).toBe('faint')
  })

  test('finds nothing beyond the edge of a photo that does not cover its frame', () => {
    const item = photoItem('small', { croppedLeft: -400, croppedTop: -300, croppedWidth: 800, croppedHeight: 600 })
    const scene = sceneOf(pageOf([item]))
    expect(at(scene, 30, 20)).toBeUndefined()
    expect(at(scene, 70, 45)).toBe('small')
  })

  test('finds an empty or disabled frame anywhere inside it', () => {
    expect(at(sceneOf(pageOf([emptyFrame('empty')])), 21, 11)).toBe('empty')
    expect(at(sceneOf(pageOf([emptyFrame('off', { isDisabledItem: true })])), 21, 11)).toBe('off')
  })

  test('finds no photo under opaque foreground artwork, but a text above it', () => {
    const page = pageOf([photoItem('photo', { left: 0, width: 200 }), textItem('text', { left: 150, width: 40 })], {
      foregroundUrl: 'leaves',
    })
    const scene = sceneOf(page, { artwork: () => artwork(halfClear) })
    expect(at(scene, 50, 30)).toBe('photo')
    expect(at(scene, 120, 30)).toBeUndefined()
    expect(at(scene, 160, 30)).toBe('text')
    expect(at(sceneOf(page, { artwork: () => artwork(null) }), 50, 30)).toBeUndefined()
    expect(at(sceneOf(page), 120, 30)).toBe('photo')
  })

  test('finds texts before photos, and the topmost item of each kind', () => {
    const items = [
      textItem('low', { priorityIndex: 1 }),
      textItem('first', { priorityIndex: 5 }),
      textItem('later', { priorityIndex: 5 }),
      photoItem('photo', { priorityIndex: 9 }),
    ]
    expect(at(sceneOf(pageOf(items)), 50, 30)).toBe('later')
  })

  test('finds a text that is smaller than a finger', () => {
    const scene = sceneOf(pageOf([textItem('small', { width: 4, height: 4, left: 100, top: 50, rotate: 30 })]))
    expect(at(scene, 92, 52)).toBeUndefined()
    expect(at(scene, 92, 52, 24)).toBe('small')
    expect(at(scene, 80, 52, 24)).toBeUndefined()
  })

  test('finds a curved text at its letters, not in its box', () => {
    const arc = curvedItem({ id: 'arc', width: 200, height: 100 })
    const ink = rect(90, 2, 20, 10)
    const setting = { outline: rectPath(ink), border: EMPTY_PATH, ink, truncated: false, missing: [], lines: [] }
    const scene = sceneOf(pageOf([arc, photoItem('photo', { left: 40, top: 40 })]), { setting: () => setting })
    expect(at(scene, 100, 8)).toBe('arc')
    expect(at(scene, 70, 60)).toBe('photo')
  })

  test('agrees with a slow reference implementation, pixel by pixel', () => {
    const number = (min: number, max: number) => fc.integer({ min, max })
    const box = { left: number(-20, 150), top: number(-20, 80), width: number(10, 90), height: number(10, 60) }
    const item = fc
      .record({
        ...box,
        kind: fc.constantFrom('RECT', 'CIRCLE', 'TEXT', 'EMPTY'),
        rotate: number(-180, 180),
        priorityIndex: number(0, 3),
        imageRotate: number(-180, 180),
      })
      .map(({ kind, imageRotate, ...patch }): DesignItem => {
        if (kind === 'TEXT') return textItem('', patch)
        if (kind === 'EMPTY') return emptyFrame('', patch)
        const photo = photoItem('', { imageRotate, ...patch })
        return kind === 'RECT' ? photo : inEllipse(photo)
      })
    const planeOf = (side: number) =>
      fc.uint8Array({ minLength: side * side, maxLength: side * side }).map((data) => ({
        width: side,
        height: side,
        data: data.map((value) => (value < 90 ? 0 : value < 160 ? 9 : 255)),
      }))
    let sure = 0
    let points = 0
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), planeOf(3), planeOf(4), (items, alpha, above) => {
        const named = items.map((each, index) => ({ ...each, id: `${index}` }))
        const page = pageOf(named, { foregroundUrl: 'art' })
        const scene = sceneOf(page, { photo: () => livePhoto({ alpha }), artwork: () => artwork(above) })
        for (let x = -5.3; x < 205; x += 13.1) {
          for (let y = -5.7; y < 105; y += 9.3) {
            const expected = slowly(named, alpha, above, x, y)
            points++
            if (expected === 'UNSURE') continue
            sure++
            expect(at(scene, x, y)).toBe(expected)
          }
        }
      }),
      { numRuns: 150 },
    )
    expect(sure / points).toBeGreaterThan(0.8)
  })
})

/** Reference implementation with plain trigonometry; UNSURE near an edge, where rounding decides. */
function slowly(items: DesignItem[], photo: AlphaPlane, above: AlphaPlane, x: number, y: number): string | undefined {
  const cell = (plane: AlphaPlane, u: number, v: number): number =>
    u < 0 || v < 0 || u >= 1 || v >= 1
      ? 0
      : present(plane.data[Math.floor(v * plane.height) * plane.width + Math.floor(u * plane.width)])
  const turned = (px: number, py: number, degrees: number): [number, number] => {
    const [s, c] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
    return [px * c - py * s, px * s + py * c]
  }
  const order = [...items.entries()].sort(([i, a], [j, b]) => b.priorityIndex - a.priorityIndex || j - i)
  let unsure = false
  const near = (value: number, edge: number): void => {
    if (Math.abs(value - edge) < 0.02) unsure = true
  }
  const local = (item: DesignItem): [number, number] =>
    turned(x - item.left - item.width / 2, y - item.top - item.height / 2, -item.rotate)

  const hitsText = (item: DesignItem): boolean => {
    const [u, v] = local(item)
    near(Math.abs(u), item.width / 2)
    near(Math.abs(v), item.height / 2)
    return Math.abs(u) < item.width / 2 && Math.abs(v) < item.height / 2
  }
  const hitsPhoto = (item: ImageItem): boolean => {
    const [u, v] = local(item)
    if (item.type === 'CIRCLE_IMAGE') {
      const distance = Math.hypot((2 * u) / item.width, (2 * v) / item.height)
      // The outline is flattened to a quarter of a pixel.
      if (Math.abs(distance - 1) < 0.12) unsure = true
      if (distance >= 1) return false
    } else {
      near(Math.abs(u), item.width / 2)
      near(Math.abs(v), item.height / 2)
      if (Math.abs(u) >= item.width / 2 || Math.abs(v) >= item.height / 2) return false
    }
    if (item.imageName === null) return true
    const scale = item.croppedWidth / item.width
    const [a, b] = turned(u * scale, v * scale, -item.imageRotate)
    const px = (item.croppedLeft + item.croppedWidth / 2 + a) / 400
    const py = (item.croppedTop + item.croppedHeight / 2 + b) / 300
    for (const edge of [0, 1 / 3, 2 / 3, 1])
      if (Math.abs(px - edge) < 0.001 || Math.abs(py - edge) < 0.001) unsure = true
    return cell(photo, px, py) > 0
  }
  const text = order.find(([, item]) => !isImageItem(item) && hitsText(item))
  if (unsure) return 'UNSURE'
  if (text) return text[1].id
  if (cell(above, x / 200, y / 100) === 255) return undefined
  const hit = order.find(([, item]) => isImageItem(item) && hitsPhoto(item))
  return unsure ? 'UNSURE' : hit?.[1].id
}
