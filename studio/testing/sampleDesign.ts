import type { DesignItem, RectImageItem, StraightTextItem } from '@irodori/contract/entities/designItem'
import type { Product } from '@irodori/contract/entities/product'
import type { DesignDocument, DesignPage } from '@irodori/design/designPage'
import { EMPTY_FRAME } from '@irodori/design/photoPlacement'

const box = { top: 0, left: 0, width: 600, height: 400, rotate: 0, isDisabledItem: false }

export const photoName = (letter: string): string => `${letter.repeat(64)}.jpg`

export function sampleFrame(id: string, position: number, patch: Partial<RectImageItem> = {}): RectImageItem {
  return {
    id,
    type: 'RECT_IMAGE',
    ...box,
    position,
    priorityIndex: position,
    ...EMPTY_FRAME,
    borderRadius: { rx: 0, ry: 0 },
    ...patch,
  }
}

/** A frame filled by a photo of 3000 × 2000 pixels. */
export const filledFrame = (id: string, position: number, letter = 'a'): RectImageItem =>
  sampleFrame(id, position, {
    imageName: photoName(letter),
    sourceWidth: 3000,
    sourceHeight: 2000,
    croppedWidth: 3000,
    croppedHeight: 2000,
  })

const textFields = {
  text: 'ありがとう',
  templateItemText: 'ありがとう',
  font: 'NotoSerifJP.ttf',
  fontSize: 12,
  fontWeight: 'Normal',
  color: '#000000',
  background: null,
  borderTextColor: null,
  isTextCompiled: false,
  verticalAlignment: 'Center',
  horizontalAlignment: 'Center',
  truncated: false,
} as const

export const sampleText = (id: string, position: number, text = 'ありがとう'): StraightTextItem => ({
  id,
  type: 'TEXT',
  ...box,
  ...textFields,
  text,
  position,
  priorityIndex: position,
})

export function samplePage(key: string, items: readonly DesignItem[], patch: Partial<DesignPage> = {}): DesignPage {
  return {
    key,
    designId: null,
    templateId: 'template',
    productId: 'card',
    pageNumber: '0',
    sideNumber: 1,
    sideCount: 2,
    sheet: {
      width: 1200,
      height: 1800,
      dpi: 300,
      bleedMm: 3,
      safeMm: 3,
      backgroundColor: '#ffffff',
      backgroundUrl: null,
      foregroundUrl: null,
    },
    items,
    ...patch,
  }
}

export const sampleDocument = (...pages: readonly DesignPage[]): DesignDocument => ({ designSeriesId: null, pages })

export const sampleProduct = (patch: Partial<Product> = {}): Product => ({
  id: 'card',
  name: 'グリーティングカード',
  description: '',
  imageUrl: '',
  categoryId: 'c',
  categoryIdentify: 'card',
  productIdentify: 'greeting-card',
  productType: 'NORMAL',
  numberOfSides: 2,
  seichoku: null,
  minFontSize: 8,
  minFontWeight: 'Normal',
  fonts: [
    { value: 'NotoSerifJP.ttf', web: 'NotoSerifJP', chars: 'jp' },
    { value: 'Quicksand.ttf', web: 'Quicksand', chars: 'latin' },
  ],
  colors: '#000000,#ffffff',
  isLineProduct: false,
  isPublic: true,
  isDeleted: false,
  position: 1,
  quantityInStock: 100,
  options: [],
  creatingTime: 2,
  hashtags: [],
  createdAt: '2026-04-02T00:00:00.000Z',
  packagePlanCatId: null,
  chargeablePackagePlanCatId: null,
  allowPackagePlanEmptyChoice: true,
  printCompany: 'OTHER',
  availableDate: '',
  category: '',
  selectedProductOption: null,
  ...patch,
})
