import { BACK_FRAME, FRONT_PHOTO, FRONT_TEXT } from '../art/seigaiha/layout.ts'
import { CARD_PAGE } from '../entities/pageFormat.ts'
import { GARAMOND, MINCHO } from '../shop/fonts.ts'
import type { Template } from '../entities/types.ts'
import { circlePhoto, rectPhoto, straightText, textOverCircle, verticalText } from '../drafts/items.ts'
import { template } from '../drafts/template.ts'

const MESSAGE = [
  '暑い日が続きますね。',
  '先日は海辺の町へ出かけて、',
  '一日じゅう波の音を聞いていました。',
  'この景色を、おすそわけします。',
  'どうぞお元気でお過ごしください。',
].join('\n')

const SHARED = {
  productIdentify: 'greeting-card',
  groupId: 'card-seigaiha',
  publishedAt: '2026-06-01T00:00:00.000Z',
  scenes: ['sea' as const],
  hashtags: ['青海波', '夏', '季節のごあいさつ'],
}

/** 青海波: old waves in indigo and gold, front and back. */
export function cardSeigaiha(): Template[] {
  const front = template(
    CARD_PAGE,
    {
      ...SHARED,
      id: 'card-seigaiha-front',
      name: '青海波（表）',
      backgroundColor: '#DCE7E9',
      foregroundUrl: 'artwork/card-seigaiha-front-foreground.png',
    },
    [
      rectPhoto(FRONT_PHOTO),
      textOverCircle(
        { centreX: FRONT_TEXT.x, centreY: FRONT_TEXT.y, radius: FRONT_TEXT.radius, halfWidth: 480, height: 210 },
        { text: 'Summer by the sea', font: GARAMOND, fontSize: 20, color: '#D9B96C', spacing: 14 },
      ),
      straightText(
        { left: 176, top: 1638, width: 900, height: 105 },
        { text: '波の音と一緒に、お届けします。', font: MINCHO, fontSize: 11, color: '#FFFFFF' },
      ),
    ],
  )
  const back = template(
    CARD_PAGE,
    {
      ...SHARED,
      id: 'card-seigaiha-back',
      name: '青海波（裏）',
      sideNumber: 2,
      backgroundColor: '#F8F4EA',
      backgroundUrl: 'artwork/card-seigaiha-back-background.png',
      foregroundUrl: 'artwork/card-seigaiha-back-foreground.png',
    },
    [
      verticalText(
        { left: 900, top: 210, width: 200, height: 560 },
        {
          text: '夏の\nごあいさつ',
          font: MINCHO,
          fontSize: 16,
          color: '#28486B',
          verticalAlignment: 'North',
        },
      ),
      circlePhoto(BACK_FRAME.x, BACK_FRAME.y, BACK_FRAME.radius + 8),
      straightText(
        { left: 150, top: 860, width: 952, height: 420 },
        {
          text: `{words ${MESSAGE}}`,
          font: MINCHO,
          fontSize: 12,
          color: '#25211D',
          horizontalAlignment: 'West',
          verticalAlignment: 'North',
        },
      ),
      straightText(
        { left: 602, top: 1300, width: 500, height: 100 },
        { text: '{name 高橋 健太}', font: MINCHO, fontSize: 12, color: '#25211D', horizontalAlignment: 'East' },
      ),
    ],
  )
  return [front, back]
}
