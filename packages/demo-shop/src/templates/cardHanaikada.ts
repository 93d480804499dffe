import { BACK_PHOTO, FRONT_FRAME, FRONT_TEXT_RADIUS } from '../art/hanaikada/layout.ts'
import { CARD_PAGE } from '../entities/pageFormat.ts'
import { GARAMOND, MINCHO } from '../shop/fonts.ts'
import type { Template } from '../entities/types.ts'
import { rectPhoto, straightText, textOverCircle, verticalText } from '../drafts/items.ts'
import { template } from '../drafts/template.ts'

const MESSAGE = [
  'お元気ですか。',
  'こちらでは川べりの桜が散りはじめ、',
  '水面に花びらの道ができました。',
  'いつも気にかけてくださって、',
  'ありがとうございます。',
  'またお会いできる日を、',
  '楽しみにしております。',
].join('\n')

const SHARED = {
  productIdentify: 'greeting-card',
  groupId: 'card-hanaikada',
  publishedAt: '2026-04-10T00:00:00.000Z',
  scenes: ['fujiSpring' as const],
  hashtags: ['花筏', '春', 'ありがとう'],
}

/** 花筏: petals gathering on water, front and back. */
export function cardHanaikada(): Template[] {
  const { x, y, radius } = FRONT_FRAME
  const reach = radius + 40
  const front = template(
    CARD_PAGE,
    {
      ...SHARED,
      id: 'card-hanaikada-front',
      name: '花筏（表）',
      backgroundColor: '#EAF0EF',
      foregroundUrl: 'artwork/card-hanaikada-front-foreground.png',
    },
    [
      textOverCircle(
        { centreX: x, centreY: y, radius: FRONT_TEXT_RADIUS, halfWidth: 475, height: 360 },
        { text: 'With love and gratitude', font: GARAMOND, fontSize: 18, color: '#4F7596', spacing: 12 },
      ),
      rectPhoto({ left: x - reach, top: y - reach, width: 2 * reach, height: 2 * reach }),
      verticalText(
        { left: 975, top: 1085, width: 160, height: 580 },
        { text: '{title ありがとう}', font: MINCHO, fontSize: 24, color: '#28486B', verticalAlignment: 'North' },
      ),
      straightText(
        { left: 110, top: 1612, width: 780, height: 120 },
        {
          text: 'いつも笑顔をくれるあなたへ',
          font: MINCHO,
          fontSize: 11,
          color: '#25211D',
          horizontalAlignment: 'West',
        },
      ),
    ],
  )
  const back = template(
    CARD_PAGE,
    {
      ...SHARED,
      id: 'card-hanaikada-back',
      name: '花筏（裏）',
      sideNumber: 2,
      backgroundColor: '#FBF9F5',
      backgroundUrl: 'artwork/card-hanaikada-back-background.png',
      foregroundUrl: 'artwork/card-hanaikada-back-foreground.png',
    },
    [
      verticalText(
        { left: 930, top: 190, width: 150, height: 500 },
        { text: '春のたより', font: MINCHO, fontSize: 18, color: '#28486B', verticalAlignment: 'North' },
      ),
      rectPhoto(BACK_PHOTO, 0, BACK_PHOTO.corner),
      straightText(
        { left: 150, top: 750, width: 952, height: 560 },
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
        { left: 702, top: 1310, width: 400, height: 100 },
        { text: '{name 佐藤 美咲}', font: MINCHO, fontSize: 12, color: '#25211D', horizontalAlignment: 'East' },
      ),
    ],
  )
  return [front, back]
}
