import type {
  CircleImageItem,
  CurvedTextItem,
  OrnamentItem,
  RectImageItem,
  StraightTextItem,
  VerticalTextItem,
} from '@irodori/contract/entities/designItem'
import type { DesignDocument, DesignPage } from '../src/document/designPage.ts'
import { EMPTY_FRAME, placePhoto } from '../src/photo/photoPlacement.ts'

/** A photo that items show. */
interface SamplePhoto {
  readonly imageName: string
  readonly width: number
  readonly height: number
}

const place = { top: 0, left: 0, width: 100, height: 100, rotate: 0, isDisabledItem: false }

/** An empty frame of 100 by 100 print pixels in the corner of the page. */
export const photoItem = (overrides: Partial<RectImageItem> = {}): RectImageItem => ({
  type: 'RECT_IMAGE',
  id: 'photo',
  position: 1,
  priorityIndex: 0,
  ...place,
  ...EMPTY_FRAME,
  borderRadius: { rx: 0, ry: 0 },
  ...overrides,
})

/** A frame that a photo covers, centred as the editor places a new photo. */
export function filledItem(photo: SamplePhoto, overrides: Partial<RectImageItem> = {}): RectImageItem {
  const frame = photoItem(overrides)
  return { ...frame, ...placePhoto(frame, photo), ...overrides }
}

/** The same frame as an ellipse. */
export const inEllipse = ({ borderRadius: _, ...frame }: RectImageItem): CircleImageItem => ({
  ...frame,
  type: 'CIRCLE_IMAGE',
})

const textFields = {
  text: '',
  templateItemText: '',
  font: 'NotoSansJP.ttf',
  fontSize: 12,
  fontWeight: 'Normal',
  color: '#25211d',
  background: null,
  borderTextColor: null,
  isTextCompiled: false,
  verticalAlignment: 'Center',
  horizontalAlignment: 'Center',
  truncated: false,
} as const

/** A text in a box of 100 by 100 print pixels in the corner of the page. */
export const textItem = (overrides: Partial<StraightTextItem> = {}): StraightTextItem => ({
  type: 'TEXT',
  id: 'text',
  position: 2,
  priorityIndex: 1,
  ...place,
  ...textFields,
  ...overrides,
})

export const verticalItem = (overrides: Partial<VerticalTextItem> = {}): VerticalTextItem => ({
  ...textItem(),
  ...overrides,
  type: 'VERTICAL_TEXT',
})

export const curvedItem = (overrides: Partial<CurvedTextItem> = {}): CurvedTextItem => ({
  type: 'CURVED_TEXT',
  id: 'curved',
  position: 3,
  priorityIndex: 2,
  ...place,
  ...textFields,
  angle: 0,
  radius: 100,
  spacing: 0,
  reverse: false,
  ...overrides,
})

/** A square of 10 by 10 units in one ink with a triangle in another one, in a box of 100 by 100 print pixels. */
export const ornamentItem = (overrides: Partial<OrnamentItem> = {}): OrnamentItem => ({
  type: 'ORNAMENT',
  id: 'ornament',
  origin: 'OWN',
  position: 4,
  priorityIndex: 3,
  ...place,
  ornament: 'corner',
  version: 1,
  drawing: {
    width: 10,
    height: 10,
    shapes: [
      { outline: 'M0 0L10 0L10 10L0 10Z', ink: 0 },
      { outline: 'M0 0L4 0L0 4Z', ink: 1 },
    ],
  },
  colours: ['#a93a2b', '#ffffff'],
  ...overrides,
})

/** Changed fields of a page; those of its sheet can be given one by one. */
type PageOverrides = Partial<Omit<DesignPage, 'sheet'>> & { readonly sheet?: Partial<DesignPage['sheet']> }

/** A white page of 400 by 300 print pixels. */
export const samplePage = ({ sheet, ...overrides }: PageOverrides = {}): DesignPage => ({
  key: 'page',
  designId: null,
  templateId: 'template',
  productId: 'product',
  pageNumber: '1',
  sideNumber: 1,
  sideCount: 1,
  sheet: {
    width: 400,
    height: 300,
    dpi: 300,
    bleedMm: 3,
    safeMm: 3,
    backgroundColor: '#ffffff',
    backgroundUrl: null,
    foregroundUrl: null,
    ...sheet,
  },
  items: [photoItem(), textItem()],
  ...overrides,
})

/** The sheet of a postcard, 100 by 148 mm, with its bleed. */
export const POSTCARD = samplePage({ sheet: { width: 1252, height: 1819 } }).sheet

export const sampleDocument = (pages: readonly DesignPage[] = [samplePage()]): DesignDocument => ({
  designSeriesId: null,
  pages,
})
