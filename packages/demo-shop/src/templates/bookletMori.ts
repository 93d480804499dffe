import {
  BACK_FRAME,
  BACK_TEXT_RADIUS,
  BIRTH_PRINTS,
  BIRTHDAY_PRINTS,
  BIRTHDAY_FRAME,
  BIRTHDAY_TEXT_RADIUS,
  COVER_FRAME,
  COVER_TEXT_RADIUS,
  OUTING_PAGE,
  OUTING_PRINTS,
  type Print,
  VIEW_FRAME,
} from '../art/mori/layout.ts'
import { QUICKSAND, ROUNDED } from '../shop/fonts.ts'
import type { Template } from '../entities/types.ts'
import { type BookletPage, booklet } from './booklet.ts'
import {
  circlePhoto,
  type ItemDraft,
  type PhotoDraft,
  rectPhoto,
  straightText,
  textOverCircle,
  textUnderCircle,
  verticalText,
} from '../drafts/items.ts'
import type { SceneKind } from '../entities/sceneKind.ts'

const INK = '#4A443D'
const MOSS = '#2F5D5A'
const BARK = '#7A4B3A'

/** Overlap of a photo under the hand-cut edge of a round frame. */
const OVERLAP = 24

const onPaper = (print: Print): PhotoDraft => rectPhoto(print, print.rotate, print.corner)

const cover: ItemDraft[] = [
  textOverCircle(
    { centreX: COVER_FRAME.x, centreY: COVER_FRAME.y, radius: COVER_TEXT_RADIUS, halfWidth: 480, height: 360 },
    { text: 'Little Forest Album', font: QUICKSAND, fontSize: 18, color: BARK, spacing: 12 },
  ),
  circlePhoto(COVER_FRAME.x, COVER_FRAME.y, COVER_FRAME.radius + OVERLAP),
  straightText(
    { left: 234, top: 1130, width: 1350, height: 190 },
    { text: '{title ちいさな森のアルバム}', font: ROUNDED, fontSize: 28, color: MOSS, fontWeight: 'Bold' },
  ),
  verticalText(
    { left: 1530, top: 400, width: 110, height: 560 },
    { text: 'はじめての一年', font: ROUNDED, fontSize: 14, color: BARK },
  ),
]

const birth: ItemDraft[] = [
  onPaper(BIRTH_PRINTS[0]),
  straightText(
    { left: 280, top: 1470, width: 1090, height: 140 },
    { text: 'はじめまして、せかい。', font: ROUNDED, fontSize: 16, color: INK },
  ),
  straightText(
    { left: 1960, top: 200, width: 1200, height: 170 },
    { text: '生まれた日', font: ROUNDED, fontSize: 24, color: MOSS, fontWeight: 'Bold', horizontalAlignment: 'West' },
  ),
  onPaper(BIRTH_PRINTS[1]),
  onPaper(BIRTH_PRINTS[2]),
  straightText(
    { left: 2790, top: 1230, width: 640, height: 250 },
    {
      text: '待っていたよ。\nちいさな手、あたたかい。',
      font: ROUNDED,
      fontSize: 11,
      color: INK,
      horizontalAlignment: 'West',
    },
  ),
]

const outing: ItemDraft[] = [
  onPaper(OUTING_PAGE),
  onPaper(OUTING_PRINTS[0]),
  onPaper(OUTING_PRINTS[1]),
  onPaper(OUTING_PRINTS[2]),
  verticalText(
    { left: 3165, top: 1090, width: 230, height: 480 },
    { text: 'はじめての\nおでかけ', font: ROUNDED, fontSize: 16, color: MOSS, verticalAlignment: 'North' },
  ),
  straightText(
    { left: 2680, top: 1150, width: 470, height: 300 },
    {
      text: '風のにおい。\n木もれ日のゆれる音。\nぜんぶ、はじめて。',
      font: ROUNDED,
      fontSize: 10,
      color: INK,
      horizontalAlignment: 'West',
    },
  ),
]

const birthday: ItemDraft[] = [
  circlePhoto(BIRTHDAY_FRAME.x, BIRTHDAY_FRAME.y, BIRTHDAY_FRAME.radius + OVERLAP),
  textUnderCircle(
    {
      centreX: BIRTHDAY_FRAME.x,
      centreY: BIRTHDAY_FRAME.y,
      radius: BIRTHDAY_TEXT_RADIUS,
      halfWidth: 590,
      height: 380,
    },
    { text: 'Happy First Birthday', font: QUICKSAND, fontSize: 20, color: BARK, spacing: 12 },
  ),
  onPaper(BIRTHDAY_PRINTS[0]),
  onPaper(BIRTHDAY_PRINTS[1]),
  verticalText(
    { left: 3080, top: 240, width: 240, height: 620 },
    { text: '一歳の\nおたんじょうび', font: ROUNDED, fontSize: 18, color: MOSS, verticalAlignment: 'North' },
  ),
  straightText(
    { left: 1900, top: 1110, width: 400, height: 240 },
    {
      text: 'たくさん笑って、\nおおきくなったね。',
      font: ROUNDED,
      fontSize: 10,
      color: INK,
      horizontalAlignment: 'West',
    },
  ),
]

const view: ItemDraft[] = [
  onPaper(VIEW_FRAME),
  straightText(
    { left: 1900, top: 1520, width: 1500, height: 160 },
    { text: 'これからも、いっしょに歩こう。', font: ROUNDED, fontSize: 18, color: MOSS, horizontalAlignment: 'East' },
  ),
]

const back: ItemDraft[] = [
  textOverCircle(
    { centreX: BACK_FRAME.x, centreY: BACK_FRAME.y, radius: BACK_TEXT_RADIUS, halfWidth: 370, height: 330 },
    { text: 'See you next year', font: QUICKSAND, fontSize: 14, color: BARK, spacing: 12 },
  ),
  circlePhoto(BACK_FRAME.x, BACK_FRAME.y, BACK_FRAME.radius + OVERLAP),
  straightText(
    { left: 409, top: 1180, width: 1000, height: 130 },
    { text: 'おしまい', font: ROUNDED, fontSize: 16, color: MOSS },
  ),
]

const LEAF = '#EDE6D6'
const PAPER = '#FBF9F5'

const covered = (slug: string, items: readonly ItemDraft[], scenes: readonly SceneKind[]): BookletPage => ({
  slug,
  scenes,
  items,
  backgroundColor: LEAF,
  hasBackground: false,
})
const onSheet = (slug: string, items: readonly ItemDraft[], scenes: readonly SceneKind[]): BookletPage => ({
  slug,
  scenes,
  items,
  backgroundColor: PAPER,
  hasBackground: true,
})

/** 森のなかま: a first year among the friends of the forest. */
export const bookletMori = (): Template[] =>
  booklet({
    id: 'booklet-mori',
    name: '森のなかま',
    publishedAt: '2026-04-12T00:00:00.000Z',
    hashtags: ['森のなかま', '成長記録', '一歳'],
    pages: [
      covered('cover', cover, ['baby']),
      onSheet('birth', birth, ['baby', 'parents', 'toys']),
      onSheet('outing', outing, ['parents', 'flowers', 'hills']),
      onSheet('birthday', birthday, ['firstCake', 'toddler', 'toys']),
      covered('view', view, ['hills']),
      covered('back', back, ['toys']),
    ],
  })
