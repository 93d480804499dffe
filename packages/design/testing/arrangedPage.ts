import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '../src/document/designPage.ts'
import { present } from './present.ts'
import { curvedItem, filledItem, samplePage, textItem } from './sampleItems.ts'
import { seeded } from './seeded.ts'

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
      rotate: present([0, 0, 0, 90, whole(0, 359)][whole(0, 4)]),
    }
    if (random() < 0.2) return curvedItem({ ...place, text: 'はる', radius: 200 })
    if (random() < 0.4) return textItem({ ...place, text: 'はる' })
    return filledItem(PHOTO, place)
  })
  return samplePage({ sheet: { ...samplePage().sheet, width: 2000, height: 1600 }, items })
}
