import type { DesignItem, RectImageItem, StraightTextItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { EMPTY_FRAME } from '@irodori/design/photoPlacement'
import * as sample from '@irodori/design/testing/sampleItems'
import type { LivePhoto, LiveScene } from '../src/scene/liveScene.ts'

const PHOTO = { imageName: `${'a'.repeat(64)}.png`, width: 400, height: 300 }
const placed = { position: 1, priorityIndex: 0, left: 20, top: 10, width: 60, height: 40 }

/** A frame with a photo of 400 by 300 pixels, centred. */
export const photoItem = (id: string, patch: Partial<RectImageItem> = {}): RectImageItem =>
  sample.filledItem(PHOTO, { id, ...placed, ...patch })

export const emptyFrame = (id: string, patch: Partial<RectImageItem> = {}): RectImageItem =>
  photoItem(id, { ...EMPTY_FRAME, ...patch })

export const textItem = (id: string, patch: Partial<StraightTextItem> = {}): StraightTextItem =>
  sample.textItem({ id, ...placed, text: 'ありがとう', font: 'mincho', fontSize: 10, color: '#222222', ...patch })

/** A page of 200 by 100 print pixels with a bleed of 1 mm. */
export const pageOf = (items: readonly DesignItem[], sheet: Partial<DesignPage['sheet']> = {}): DesignPage =>
  sample.samplePage({
    pageNumber: '0',
    sheet: { width: 200, height: 100, bleedMm: 1, safeMm: 1, ...sheet },
    items,
  })

export const livePhoto = (patch: Partial<LivePhoto> = {}): LivePhoto => ({
  width: 400,
  height: 300,
  levels: [],
  alpha: null,
  ...patch,
})

/** A scene in which every photo is loaded and no text is typeset. */
export const sceneOf = (page: DesignPage, patch: Partial<LiveScene> = {}): LiveScene => ({
  page,
  photo: () => livePhoto(),
  artwork: () => null,
  setting: () => null,
  ...patch,
})
