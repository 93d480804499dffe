import * as z from 'zod/mini'
import { colour, count, finite, photoName } from './scalars.ts'

export const IMAGE_ITEM_TYPES = ['RECT_IMAGE', 'CIRCLE_IMAGE', 'ARC_IMAGE'] as const
export const TEXT_ITEM_TYPES = ['TEXT', 'CURVED_TEXT', 'VERTICAL_TEXT'] as const
export const VERTICAL_ALIGNMENTS = ['North', 'Center', 'South'] as const
export const HORIZONTAL_ALIGNMENTS = ['West', 'Center', 'East'] as const
export const FONT_WEIGHTS = ['Normal', 'Bold'] as const
export const GRADING_STYLES = ['COLOUR', 'MONOCHROME', 'SEPIA'] as const
/** The customer can arrange a FREE item. The template has made an item FIXED, the customer LOCKED until unlocked. */
export const PLACEMENTS = ['FREE', 'FIXED', 'LOCKED'] as const
/** The customer has added an OWN item to the page. */
export const ORIGINS = ['OWN'] as const

/** The box of an item on its page in print pixels, before rotation by `rotate` degrees about its centre. */
const placed = {
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Reading order on the page, from 1. */
  position: count,
  /** Paint order among the items of its kind; the highest is on top. */
  priorityIndex: z.int(),
  top: finite,
  left: finite,
  width: finite.check(z.positive()),
  height: finite.check(z.positive()),
  rotate: finite,
  isDisabledItem: z.boolean(),
  /** If absent, a photo under foreground artwork is FIXED, because the artwork outlines its frame; other items are FREE. */
  placement: z.optional(z.enum(PLACEMENTS)),
  /** Absent for an item of the template. */
  origin: z.optional(z.enum(ORIGINS)),
}

/** 0 to 255. */
const channel = z.int().check(z.gte(0), z.lte(255))
const channels = z.object({ red: channel, green: channel, blue: channel })
/** -100 to 100; 0 changes nothing. */
const amount = z.int().check(z.gte(-100), z.lte(100))

/** How the colours of a photo are changed, beyond its lightness. */
export const Grading = z.object({
  /** The values that become 0 and 255, and how much the midtones are lightened; null leaves the range of the photo. */
  range: z.nullable(z.object({ black: channels, white: channels, middle: amount })),
  contrast: amount,
  /** Above 0 towards yellow and red, below towards blue. */
  warmth: amount,
  /** -100 leaves grey. */
  saturation: amount,
  style: z.enum(GRADING_STYLES),
})
export type Grading = z.infer<typeof Grading>

export const RedEye = z.object({ x: finite, y: finite, radius: finite.check(z.positive()) })
export type RedEye = z.infer<typeof RedEye>

const photo = {
  /** Null for an empty frame. */
  imageName: z.nullable(photoName),
  /** The picture of the frame, made when it is first requested; null for an empty frame. */
  cropImageName: z.nullable(z.string().check(z.maxLength(200))),
  /** Size of the upright photo in its own pixels; 0 for an empty frame. */
  sourceWidth: count,
  sourceHeight: count,
  /** The crop that the frame shows: a rectangle in pixels of the upright photo. */
  croppedLeft: finite,
  croppedTop: finite,
  croppedWidth: finite,
  croppedHeight: finite,
  /** Rotation of the photo inside its frame about the centre of the crop, degrees clockwise. */
  imageRotate: finite,
  /** Factor of the HSL lightness in percent. */
  brightnessFactor: z.int().check(z.gte(0), z.lte(200)),
  /** Absent if the colours are those of the photo. */
  grading: z.optional(Grading),
  /** Circles in pixels of the upright photo in which the red of pupils is taken out. Absent for none. */
  redEyes: z.optional(z.array(RedEye).check(z.maxLength(20))),
}

export const RectImageItem = z.object({
  type: z.literal('RECT_IMAGE'),
  ...placed,
  ...photo,
  /** Corner radii in percent of the width and of the height. */
  borderRadius: z.object({ rx: finite, ry: finite }),
  /**
   * Month and day (MM-DD) of the own day in whose cell of the month grid the photo lies. The box of such a frame follows from
   * the grid. Absent for all other frames.
   */
  ofDay: z.optional(z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))),
})

export const CircleImageItem = z.object({ type: z.literal('CIRCLE_IMAGE'), ...placed, ...photo })

export const ArcImageItem = z.object({
  type: z.literal('ARC_IMAGE'),
  ...placed,
  ...photo,
  /** Outer radius in print pixels. */
  radius: finite.check(z.positive()),
  /** Sweep in degrees, symmetric about the upward direction. */
  angle: finite.check(z.positive(), z.lte(180)),
})

/**
 * What a part of a proposed text stands for. The person that the product is about: NAME, READING of that name, LATIN_NAME;
 * a second person: SECOND_NAME; several: NAMES. DATE: the day that the product is about. TITLE: a title that may be
 * printed as it is. WORDS: anything else that only the customer knows.
 */
export const SAMPLE_PART_KINDS = [
  'NAME',
  'READING',
  'LATIN_NAME',
  'SECOND_NAME',
  'NAMES',
  'DATE',
  'TITLE',
  'WORDS',
] as const

/** A part of a proposed text that stands for words of the customer. */
export const SamplePart = z.object({
  kind: z.enum(SAMPLE_PART_KINDS),
  /** As it occurs in `templateItemText`. */
  text: z.string().check(z.minLength(1), z.maxLength(2000)),
})
export type SamplePart = z.infer<typeof SamplePart>

/** Absent for false. */
const flag = z.optional(z.boolean())

const textFields = {
  text: z.string().check(z.maxLength(2000)),
  /** The text that the template proposes. */
  templateItemText: z.string().check(z.maxLength(2000)),
  /**
   * Whether the proposed text may be printed as it is, as the template or the customer has decided. If absent, it is a
   * sample that the customer is to replace.
   */
  keepsTemplateText: flag,
  /** The parts of the proposed text that stand for words of the customer, in their order. */
  sampleParts: z.optional(z.array(SamplePart).check(z.maxLength(20))),
  /** Whether characters outside the basic plane, such as 𠮷, are printed where the font has them. If absent, they are refused. */
  allowsSupplementary: flag,
  /** Whether lines end with phrases (文節) as long as the text fits. If absent, they end between any two characters that kinsoku separates. */
  phraseBreaks: flag,
  font: z.string().check(z.maxLength(100)),
  /** Points. */
  fontSize: finite.check(z.positive(), z.lte(1000)),
  fontWeight: z.enum(FONT_WEIGHTS),
  color: colour,
  background: z.nullable(colour),
  borderTextColor: z.nullable(colour),
  isTextCompiled: z.boolean(),
  verticalAlignment: z.enum(VERTICAL_ALIGNMENTS),
  horizontalAlignment: z.enum(HORIZONTAL_ALIGNMENTS),
  truncated: z.boolean(),
}

export const StraightTextItem = z.object({ type: z.literal('TEXT'), ...placed, ...textFields })

export const VerticalTextItem = z.object({ type: z.literal('VERTICAL_TEXT'), ...placed, ...textFields })

export const CurvedTextItem = z.object({
  type: z.literal('CURVED_TEXT'),
  ...placed,
  ...textFields,
  /** Anchor of the text on the circle, degrees clockwise from its top (from its bottom if reversed). */
  angle: finite,
  /** Distance in print pixels to the edge of the line that the vertical alignment selects. */
  radius: finite.check(z.positive()),
  /** Extra advance between characters, in hundredths of an em. */
  spacing: finite,
  /** Text along the bottom of the circle, with the tops of the characters towards its centre. */
  reverse: z.boolean(),
})

/**
 * Outlines on a ground of a size, from bottom to top, filled by the non-zero rule. What is stored is compared with the
 * ornaments of the shop, whose import checks each outline.
 */
export const Drawing = z.object({
  width: finite.check(z.positive()),
  height: finite.check(z.positive()),
  shapes: z.array(
    z.object({
      /** The data of an SVG path with the commands M, L, Q, C and Z and absolute coordinates. */
      outline: z.string(),
      /** Place of its colour among those of the item, from 0. */
      ink: count,
    }),
  ),
})
export type Drawing = z.infer<typeof Drawing>

export const OrnamentItem = z.object({
  type: z.literal('ORNAMENT'),
  ...placed,
  /** Id and version of the ornament of the shop. */
  ornament: z.string(),
  version: count,
  /** As in that version, so that the page can be printed by itself. It fills the box. */
  drawing: Drawing,
  /** The colour of each ink of the drawing. */
  colours: z.array(colour),
  /** Whether left and right are exchanged. */
  isMirrored: flag,
})

export const ImageItem = z.discriminatedUnion('type', [RectImageItem, CircleImageItem, ArcImageItem])
export const TextItem = z.discriminatedUnion('type', [StraightTextItem, CurvedTextItem, VerticalTextItem])
export const DesignItem = z.discriminatedUnion('type', [
  RectImageItem,
  CircleImageItem,
  ArcImageItem,
  StraightTextItem,
  CurvedTextItem,
  VerticalTextItem,
  OrnamentItem,
])

export type RectImageItem = z.infer<typeof RectImageItem>
export type CircleImageItem = z.infer<typeof CircleImageItem>
export type ArcImageItem = z.infer<typeof ArcImageItem>
export type ImageItem = z.infer<typeof ImageItem>
export type StraightTextItem = z.infer<typeof StraightTextItem>
export type VerticalTextItem = z.infer<typeof VerticalTextItem>
export type CurvedTextItem = z.infer<typeof CurvedTextItem>
export type TextItem = z.infer<typeof TextItem>
export type OrnamentItem = z.infer<typeof OrnamentItem>
export type DesignItem = z.infer<typeof DesignItem>
export type ItemType = DesignItem['type']
export type VerticalAlignment = (typeof VERTICAL_ALIGNMENTS)[number]
export type HorizontalAlignment = (typeof HORIZONTAL_ALIGNMENTS)[number]
export type Placement = (typeof PLACEMENTS)[number]
export type FontWeight = (typeof FONT_WEIGHTS)[number]

export const isImageType = (type: ItemType): type is ImageItem['type'] =>
  type === 'RECT_IMAGE' || type === 'CIRCLE_IMAGE' || type === 'ARC_IMAGE'

export const isImageItem = (item: DesignItem): item is ImageItem => isImageType(item.type)

/** Whether an item is the photo in the cell of an own day. It belongs to the customer, not to the template. */
export const isDayPhoto = (item: DesignItem): item is RectImageItem =>
  item.type === 'RECT_IMAGE' && item.ofDay !== undefined

export const isOrnamentItem = (item: DesignItem): item is OrnamentItem => item.type === 'ORNAMENT'

export const isTextItem = (item: DesignItem): item is TextItem => !isImageItem(item) && !isOrnamentItem(item)

/** What a customer calls an item. */
export const kindOfItem = (item: DesignItem): 'photo' | 'ornament' | 'text' =>
  isImageItem(item) ? 'photo' : isOrnamentItem(item) ? 'ornament' : 'text'

/** Whether the customer has added the item; otherwise it is one of the template. */
export const isOwnItem = ({ origin }: Pick<DesignItem, 'origin'>): boolean => origin === 'OWN'
