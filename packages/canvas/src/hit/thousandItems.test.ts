import type { ImageItem } from '@irodori/contract/entities/designItem'
import { present } from '@irodori/design/testing/present'
import { inEllipse } from '@irodori/design/testing/sampleItems'
import { seeded } from '@irodori/design/testing/seeded'
import { expect, test } from 'vitest'
import { livePhoto, pageOf, photoItem, sceneOf } from '../../testing/items.ts'
import type { AlphaPlane } from '../scene/liveScene.ts'
import { itemAtPoint } from './itemAtPoint.ts'

const WIDE = 40
const HIGH = 30

/** A ring with a transparent hole and corners, and a few faint pixels. */
const ring: AlphaPlane = {
  width: WIDE,
  height: HIGH,
  data: Uint8Array.from({ length: WIDE * HIGH }, (_, at) => {
    const away = Math.hypot((at % WIDE) / WIDE - 0.5, Math.floor(at / WIDE) / HIGH - 0.5)
    return away > 0.5 || away < 0.2 ? 0 : at % 5 === 0 ? 1 : 255
  }),
}

test('finds the topmost visible of 1,000 photos with transparent parts at 10,000 points', () => {
  const random = seeded(5)
  const items = Array.from({ length: 1000 }, (_, at): ImageItem => {
    const photo = photoItem(`${at}`, {
      priorityIndex: Math.floor(random() * 300),
      left: random() * 1100,
      top: random() * 700,
      width: 20 + random() * 80,
      height: 20 + random() * 60,
      rotate: at % 3 === 0 ? 0 : random() * 360,
      imageRotate: at % 5 === 0 ? random() * 360 : 0,
    })
    return at % 7 === 0 ? inEllipse(photo) : photo
  })
  const scene = sceneOf(pageOf(items, { width: 1200, height: 800 }), { photo: () => livePhoto({ alpha: ring }) })
  const upward = items.toSorted((a, b) => a.priorityIndex - b.priorityIndex)
  let found = 0
  for (let requests = 0; requests < 10_000; requests++) {
    const point = { x: random() * 1200, y: random() * 800 }
    const expected = upward.findLast((item) => isSeenAt(item, point.x, point.y))?.id
    expect(itemAtPoint(scene, point, 0)?.id).toBe(expected)
    if (expected !== undefined) found++
  }
  expect(found).toBeGreaterThan(5000)
})

function isSeenAt(item: ImageItem, x: number, y: number): boolean {
  const [u, v] = turned(x - item.left - item.width / 2, y - item.top - item.height / 2, -item.rotate)
  if (item.type === 'CIRCLE_IMAGE') {
    if (Math.hypot((2 * u) / item.width, (2 * v) / item.height) >= 1) return false
  } else if (u < -item.width / 2 || v < -item.height / 2 || u >= item.width / 2 || v >= item.height / 2) return false
  const [a, b] = turned((u * item.croppedWidth) / item.width, (v * item.croppedHeight) / item.height, -item.imageRotate)
  const px = item.croppedLeft + item.croppedWidth / 2 + a
  const py = item.croppedTop + item.croppedHeight / 2 + b
  if (px < 0 || py < 0 || px >= 400 || py >= 300) return false
  return present(ring.data[Math.floor((py * HIGH) / 300) * WIDE + Math.floor((px * WIDE) / 400)]) > 0
}

function turned(x: number, y: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}
