import type { DesignItem, RectImageItem, StraightTextItem } from '@irodori/contract/entities/designItem'
import type { Product } from '@irodori/contract/entities/product'
import type { DesignDocument, DesignPage } from '@irodori/design/designPage'
import * as sample from '@irodori/design/testing/sampleItems'

const box = { width: 600, height: 400 }

export const photoName = (letter: string): string => `${letter.repeat(64)}.jpg`

export const sampleFrame = (id: string, position: number, patch: Partial<RectImageItem> = {}): RectImageItem =>
  sample.photoItem({ id, position, priorityIndex: position, ...box, ...patch })

/** A frame filled by a photo of 3000 × 2000 pixels. */
export const filledFrame = (id: string, position: number, letter = 'a'): RectImageItem =>
  sampleFrame(id, position, {
    imageName: photoName(letter),
    sourceWidth: 3000,
    sourceHeight: 2000,
    croppedWidth: 3000,
    croppedHeight: 2000,
  })

export const sampleText = (id: string, position: number, text = 'ありがとう'): StraightTextItem =>
  sample.textItem({
    id,
    position,
    priorityIndex: position,
    ...box,
    text,
    templateItemText: 'ありがとう',
    keepsTemplateText: true,
    font: 'NotoSerifJP.ttf',
    color: '#000000',
  })

/** One of two sides of a card of 1200 by 1800 print pixels. */
export const samplePage = (key: string, items: readonly DesignItem[], patch: Partial<DesignPage> = {}): DesignPage =>
  sample.samplePage({
    key,
    productId: 'card',
    pageNumber: '0',
    sideCount: 2,
    items,
    ...patch,
    sheet: { width: 1200, height: 1800, ...patch.sheet },
  })

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
