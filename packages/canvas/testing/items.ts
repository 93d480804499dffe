import type { DesignItem, ImageItem, TextItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { EMPTY_FRAME, placePhoto } from '@irodori/design/photoPlacement'
import type { LivePhoto, LiveScene } from '../src/scene/liveScene.ts'

const placed = {
  position: 1,
  priorityIndex: 0,
  left: 20,
  top: 10,
  width: 60,
  height: 40,
  rotate: 0,
  isDisabledItem: false,
}

/** A frame with a photo of 400 by 300 pixels, centred. */
export function photoItem(id: string, patch: Partial<ImageItem> = {}): ImageItem {
  const frame = { ...placed, id, type: 'RECT_IMAGE', borderRadius: { rx: 0, ry: 0 }, ...patch } as ImageItem
  const imageName = `${'a'.repeat(64)}.png`
  return { ...frame, ...placePhoto(frame, { imageName, width: 400, height: 300 }), ...patch } as ImageItem
}

export const emptyFrame = (id: string, patch: Partial<ImageItem> = {}): ImageItem =>
  photoItem(id, { ...EMPTY_FRAME, ...patch })

export function textItem(id: string, patch: Partial<TextItem> = {}): TextItem {
  return {
    ...placed,
    id,
    type: 'TEXT',
    text: 'ありがとう',
    templateItemText: '',
    font: 'mincho',
    fontSize: 10,
    fontWeight: 'Normal',
    color: '#222222',
    background: null,
    borderTextColor: null,
    isTextCompiled: false,
    verticalAlignment: 'Center',
    horizontalAlignment: 'Center',
    truncated: false,
    ...patch,
  } as TextItem
}

export function pageOf(items: readonly DesignItem[], sheet: Partial<DesignPage['sheet']> = {}): DesignPage {
  return {
    key: 'page',
    designId: null,
    templateId: 'template',
    productId: 'product',
    pageNumber: '0',
    sideNumber: 1,
    sideCount: 1,
    sheet: {
      width: 200,
      height: 100,
      dpi: 300,
      bleedMm: 1,
      safeMm: 1,
      backgroundColor: '#ffffff',
      backgroundUrl: null,
      foregroundUrl: null,
      ...sheet,
    },
    items,
  }
}

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
