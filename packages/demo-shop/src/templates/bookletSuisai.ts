import {
  BACK_ROUND,
  BACK_TEXT_RADIUS,
  COVER_PANE,
  EVENING_PANE,
  type Pane,
  START_PANES,
  TABLE_PANE,
  TABLE_ROUNDS,
  TABLE_TEXT_RADIUS,
  JOURNEY_PANES,
} from '../art/suisai/layout.ts'
import { GARAMOND, MINCHO } from '../shop/fonts.ts'
import type { Template } from '../entities/types.ts'
import { type BookletPage, booklet } from './booklet.ts'
import {
  circlePhoto,
  type ItemDraft,
  type PhotoDraft,
  rectPhoto,
  straightText,
  textOverCircle,
  verticalText,
} from '../drafts/items.ts'
import type { SceneKind } from '../entities/sceneKind.ts'

const INK = '#4A443D'
const SEA = '#28486B'
const PINE = '#2F5D5A'

const inPane = (pane: Pane): PhotoDraft => rectPhoto(pane, pane.rotate, pane.corner)

const cover: ItemDraft[] = [
  inPane(COVER_PANE),
  straightText(
    { left: 309, top: 1290, width: 1200, height: 200 },
    { text: '{title ふたりの旅}', font: MINCHO, fontSize: 32, color: SEA },
  ),
  straightText(
    { left: 409, top: 1500, width: 1000, height: 130 },
    { text: 'A little journey', font: GARAMOND, fontSize: 18, color: PINE },
  ),
]

const start: ItemDraft[] = [
  inPane(START_PANES[0]),
  verticalText(
    { left: 3080, top: 200, width: 200, height: 600 },
    { text: 'はじまりの朝', font: MINCHO, fontSize: 20, color: SEA, verticalAlignment: 'North' },
  ),
  straightText(
    { left: 2160, top: 420, width: 800, height: 330 },
    {
      text: '{words 始発のホームは、まだ静か。\nおにぎりをふたつ買って、\n窓ぎわの席へ。}',
      font: MINCHO,
      fontSize: 12,
      color: INK,
      horizontalAlignment: 'West',
    },
  ),
  inPane(START_PANES[1]),
]

const way: ItemDraft[] = [
  inPane(JOURNEY_PANES[0]),
  straightText(
    { left: 330, top: 1290, width: 900, height: 150 },
    { text: '寄り道ばかりの一日', font: MINCHO, fontSize: 20, color: SEA, horizontalAlignment: 'West' },
  ),
  inPane(JOURNEY_PANES[1]),
  inPane(JOURNEY_PANES[2]),
  inPane(JOURNEY_PANES[3]),
]

const [DISH] = TABLE_ROUNDS
const table: ItemDraft[] = [
  textOverCircle(
    { centreX: DISH.x, centreY: DISH.y, radius: TABLE_TEXT_RADIUS, halfWidth: 440, height: 340 },
    { text: 'A table for two', font: GARAMOND, fontSize: 20, color: PINE, spacing: 14 },
  ),
  ...TABLE_ROUNDS.map(({ x, y, radius }) => circlePhoto(x, y, radius)),
  inPane(TABLE_PANE),
  straightText(
    { left: 2000, top: 1290, width: 1000, height: 250 },
    {
      text: '{words はじめて食べる味に、\n顔を見あわせて笑いました。}',
      font: MINCHO,
      fontSize: 14,
      color: INK,
      horizontalAlignment: 'West',
    },
  ),
]

const evening: ItemDraft[] = [
  inPane(EVENING_PANE),
  verticalText(
    { left: 1130, top: 260, width: 330, height: 900 },
    {
      text: '{words 帰りたくないね、と\nどちらともなく。}',
      font: MINCHO,
      fontSize: 20,
      color: SEA,
      verticalAlignment: 'North',
    },
  ),
]

const back: ItemDraft[] = [
  textOverCircle(
    { centreX: BACK_ROUND.x, centreY: BACK_ROUND.y, radius: BACK_TEXT_RADIUS, halfWidth: 370, height: 320 },
    { text: 'to be continued', font: GARAMOND, fontSize: 18, color: PINE, spacing: 14 },
  ),
  circlePhoto(BACK_ROUND.x, BACK_ROUND.y, BACK_ROUND.radius),
  straightText(
    { left: 409, top: 1270, width: 1000, height: 130 },
    { text: '次はどこへ行こう。', font: MINCHO, fontSize: 16, color: SEA },
  ),
]

const PAPER = '#FCFAF5'

const page = (
  slug: string,
  items: readonly ItemDraft[],
  scenes: readonly SceneKind[],
  hasBackground = true,
): BookletPage => ({
  slug,
  scenes,
  items,
  backgroundColor: PAPER,
  hasBackground,
})

/** 水彩: a journey for two in washes and pen lines. */
export const bookletSuisai = (): Template[] =>
  booklet({
    id: 'booklet-suisai',
    name: '水彩',
    publishedAt: '2026-07-01T00:00:00.000Z',
    hashtags: ['水彩', '旅', 'ふたり'],
    pages: [
      page('cover', cover, ['pair']),
      page('start', start, ['hills', 'pair', 'flowers']),
      page('way', way, ['sea', 'cat', 'flowers']),
      page('table', table, ['tea', 'pair', 'flowers']),
      page('evening', evening, ['sea'], false),
      page('back', back, ['fuji']),
    ],
  })
