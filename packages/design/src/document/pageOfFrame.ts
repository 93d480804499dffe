import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from './designPage.ts'

const SCREEN_DPI = 72

/** A page that consists of one frame. */
export const pageOfFrame = (item: ImageItem): DesignPage => ({
  key: 'frame',
  designId: null,
  templateId: '',
  productId: '',
  pageNumber: '0',
  sideNumber: 1,
  sideCount: 1,
  sheet: {
    width: item.width,
    height: item.height,
    dpi: SCREEN_DPI,
    bleedMm: 0,
    safeMm: 0,
    backgroundColor: '#ffffff',
    backgroundUrl: null,
    foregroundUrl: null,
  },
  items: [item],
})
