import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '../src/document/designPage.ts'
import { placePhoto } from '../src/photo/photoPlacement.ts'
import { curvedItem, photoItem, samplePage, textItem } from './sampleItems.ts'

/** A small seeded generator (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const PHOTO = { imageName: `${'a'.repeat(64)}.jpg`, width: 4000, height: 3000 }

/** A page of 2000 by 1600 print pixels with items of all types at random positions inside its trim. */
export function arrangedPage(seed: number, count = 6): DesignPage {
  const random = seeded(seed)
  const whole = (least: number, most: number): number => Math.floor(least + random() * (most - least + 1))
  const items = Array.from({ length: count }, (_, at): DesignItem => {
    const place = {
      id: `item ${at}`,
      position: at + 1,
      priorityIndex: whole(0, 3),
      left: whole(400, 1200),
      top: whole(400, 900),
      width: whole(60, 380),
      height: whole(60, 280),
      rotate: [0, 0, 0, 90, whole(0, 359)][whole(0, 4)],
    }
    if (random() < 0.2) return curvedItem({ ...place, text: 'はる', radius: 200 })
    if (random() < 0.4) return textItem({ ...place, text: 'はる' })
    return photoItem({ ...place, ...placePhoto({ type: 'RECT_IMAGE', ...place }, PHOTO) })
  })
  return samplePage({ sheet: { ...samplePage().sheet, width: 2000, height: 1600 }, items })
}
