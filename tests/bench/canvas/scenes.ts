import { present } from '@irodori/design/testing/present'
import { seeded } from '@irodori/design/testing/seeded'

interface Place {
  readonly id: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Degrees clockwise about the centre. */
  readonly rotate: number
}

type PhotoPlace = Place & {
  readonly kind: 'PHOTO'
  /** Name of the photo. */
  readonly photo: string
  /** The visible part, in pixels of the photo. */
  readonly crop: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
}
type TextPlace = Place & {
  readonly kind: 'TEXT'
  readonly text: string
  /** In page pixels. */
  readonly size: number
  readonly colour: string
}
type ShapePlace = Place & { readonly kind: 'SHAPE'; readonly form: 'RECT' | 'ELLIPSE' }
export type ScenePlace = PhotoPlace | TextPlace | ShapePlace

/** An engine-independent scene; items are painted in this order, lengths are page pixels. */
export interface NeutralScene {
  readonly width: number
  readonly height: number
  readonly items: readonly ScenePlace[]
}

/** Size of the opaque photos. */
export const PHOTO_SIZE = { width: 1024, height: 768 }
/** Size of the photos with transparent parts, for hit tests. */
export const CUT_OUT_SIZE = { width: 256, height: 192 }
export const OPAQUE_PHOTOS = 12
export const CUT_OUTS = 6

const TEXTS = [
  'ありがとうございます',
  '令和八年 春のおもいで',
  'はじめての運動会、よくがんばりました。',
  '髙橋花子・﨑山翔',
  'いつもやさしいおばあちゃんへ 心をこめて',
  '東京都渋谷区 二〇二六年十二月',
  '桜の下でみんなと撮った一枚',
  'また来年も行こうね！',
]

const whole = (size: { width: number; height: number }): PhotoPlace['crop'] => ({ left: 0, top: 0, ...size })

/** Two facing pages at 300 dpi: 12 photos, 8 shapes, 20 texts. */
export function bookletSpread(): NeutralScene {
  const random = seeded(7)
  const photos = Array.from(
    { length: 12 },
    (_, at): PhotoPlace => ({
      kind: 'PHOTO',
      id: `photo-${at}`,
      photo: `photo-${at % OPAQUE_PHOTOS}.jpg`,
      left: 60 + (at % 4) * 890,
      top: 60 + Math.floor(at / 4) * 780,
      width: 800,
      height: 600,
      rotate: at % 3 === 1 ? 4 : 0,
      crop: { left: 160, top: 120, width: 640, height: 480 },
    }),
  )
  const shapes = Array.from(
    { length: 8 },
    (_, at): ShapePlace => ({
      kind: 'SHAPE',
      id: `shape-${at}`,
      form: at % 2 === 0 ? 'ELLIPSE' : 'RECT',
      left: 200 + (at % 4) * 880,
      top: 500 + Math.floor(at / 4) * 900,
      width: 360,
      height: 160,
      rotate: at * 5,
    }),
  )
  const texts = Array.from(
    { length: 20 },
    (_, at): TextPlace => ({
      kind: 'TEXT',
      id: `text-${at}`,
      text: present(TEXTS[at % TEXTS.length]),
      size: 48 + (at % 4) * 12,
      colour: at % 2 === 0 ? '#28231d' : '#a93a2b',
      left: 80 + (at % 5) * 700 + Math.round(random() * 60),
      top: 560 + Math.floor(at / 5) * 450 + Math.round(random() * 60),
      width: 620,
      height: 200,
      rotate: at % 7 === 3 ? -6 : 0,
    }),
  )
  return { width: 3600, height: 2400, items: [...photos, ...shapes, ...texts] }
}

/** Forty pages side by side, each with three photos, a shape and four texts. */
export function fortyPageStrip(): NeutralScene {
  const pages = Array.from({ length: 40 }, (_, page) => page)
  const photos = pages.flatMap((page) =>
    [0, 1, 2].map(
      (at): PhotoPlace => ({
        kind: 'PHOTO',
        id: `photo-${page}-${at}`,
        photo: `photo-${(page * 3 + at) % OPAQUE_PHOTOS}.jpg`,
        left: page * 1800 + 200 + (at % 2) * 720,
        top: 120 + at * 740,
        width: 680,
        height: 510,
        rotate: at === 1 ? 4 : 0,
        crop: { left: 160, top: 120, width: 640, height: 480 },
      }),
    ),
  )
  const shapes = pages.map(
    (page): ShapePlace => ({
      kind: 'SHAPE',
      id: `shape-${page}`,
      form: page % 2 === 0 ? 'ELLIPSE' : 'RECT',
      left: page * 1800 + 1000,
      top: 1300,
      width: 360,
      height: 160,
      rotate: page,
    }),
  )
  const texts = pages.flatMap((page) =>
    [0, 1, 2, 3].map(
      (at): TextPlace => ({
        kind: 'TEXT',
        id: `text-${page}-${at}`,
        text: present(TEXTS[(page + at) % TEXTS.length]),
        size: 48 + at * 12,
        colour: at % 2 === 0 ? '#28231d' : '#a93a2b',
        left: page * 1800 + 160 + (at % 2) * 820,
        top: 660 + at * 420,
        width: 640,
        height: 200,
        rotate: 0,
      }),
    ),
  )
  return { width: 72_000, height: 2400, items: [...photos, ...shapes, ...texts] }
}

/** A thousand overlapping items: 700 photos with transparent parts, 150 opaque photos, 150 shapes. */
export function thousandItems(): NeutralScene {
  const random = seeded(11)
  const items = Array.from({ length: 1000 }, (_, at): ScenePlace => {
    const place = {
      id: `item-${at}`,
      left: Math.round(random() * 1120),
      top: Math.round(random() * 720),
      width: 64,
      height: 48,
      rotate: at % 4 === 0 ? Math.round(random() * 359) : 0,
    }
    const sort = at % 20
    if (sort < 14) {
      return { ...place, kind: 'PHOTO', photo: `cut-out-${at % CUT_OUTS}.png`, crop: whole(CUT_OUT_SIZE) }
    }
    if (sort < 17) return { ...place, kind: 'PHOTO', photo: `photo-${at % OPAQUE_PHOTOS}.jpg`, crop: whole(PHOTO_SIZE) }
    return { ...place, kind: 'SHAPE', form: sort === 17 ? 'ELLIPSE' : 'RECT' }
  })
  return { width: 1200, height: 800, items }
}

/** Seeded points over a scene, away from the edges of photo pixels, where rounding would decide. */
export function pointsOver({ width, height }: NeutralScene, count: number): { x: number; y: number }[] {
  const random = seeded(13)
  return Array.from({ length: count }, () => ({
    x: Math.floor(random() * width) + 0.37,
    y: Math.floor(random() * height) + 0.41,
  }))
}

/** One step of an editing session: an item before and after it. */
export interface NeutralAction {
  readonly before: ScenePlace
  readonly after: ScenePlace
}

/** A sequence of mixed steps: crops, moves, rotations, texts, colours, sizes. */
export function mixedActions(scene: NeutralScene, count: number): NeutralAction[] {
  const random = seeded(17)
  const now = [...scene.items]
  return Array.from({ length: count }, (_, step) => {
    const at = Math.floor(random() * now.length)
    const before = present(now[at])
    const after = edited(before, step, random)
    now[at] = after
    return { before, after }
  })
}

function edited(item: ScenePlace, step: number, random: () => number): ScenePlace {
  const moved = {
    ...item,
    left: item.left + Math.round(random() * 40) - 20,
    top: item.top + Math.round(random() * 40) - 20,
  }
  if (item.kind === 'PHOTO' && step % 3 > 0) {
    const crop = { ...item.crop, left: Math.round(random() * 320), top: Math.round(random() * 240) }
    return { ...item, crop }
  }
  if (item.kind === 'TEXT' && step % 3 === 1) return { ...item, text: present(TEXTS[step % TEXTS.length]) }
  if (item.kind === 'TEXT' && step % 3 === 2) return { ...item, colour: random() < 0.5 ? '#28486b' : '#4f6b28' }
  return { ...moved, rotate: step % 2 === 0 ? Math.round(random() * 20) : item.rotate }
}
