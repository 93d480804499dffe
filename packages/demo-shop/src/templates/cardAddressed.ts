import { FRONT_FRAME, FRONT_TEXT_RADIUS } from '../art/hanaikada/layout.ts'
import type { TextDraft } from '../drafts/items.ts'
import { rectPhoto, straightText, textOverCircle, verticalText } from '../drafts/items.ts'
import { template } from '../drafts/template.ts'
import { CARD_PAGE } from '../entities/pageFormat.ts'
import { onCard, POSTAL_BOXES, SENDER_BOXES } from '../entities/postalBoxes.ts'
import type { Template } from '../entities/types.ts'
import { GARAMOND, MINCHO } from '../shop/fonts.ts'

const INK = '#25211D'
const RED = '#A93A2B'

const SHARED = {
  productIdentify: 'greeting-card',
  groupId: 'card-addressed',
  publishedAt: '2026-10-01T00:00:00.000Z',
  scenes: ['fuji' as const],
  hashtags: ['宛名面', '花筏', '季節のごあいさつ'],
}

/** The address side; its words are Japanese in any language, as the post in Japan reads them. */
export const ADDRESS_SIDE = 'card-addressed-address'

/** The digits of a postal code, each in its box. */
const digits = (boxes: typeof POSTAL_BOXES, code: string, fontSize: number): TextDraft[] =>
  boxes.map((box, at) => straightText(box, { text: `{words ${code[at]}}`, font: MINCHO, fontSize, color: INK }))

/** 花筏 with an address side: a card that is posted as it is. The sender stands at the left below. */
export function cardAddressed(): Template[] {
  const { x, y, radius } = FRONT_FRAME
  const reach = radius + 40
  const front = template(
    CARD_PAGE,
    {
      ...SHARED,
      id: 'card-addressed-front',
      name: '花筏・宛名面つき（表）',
      backgroundColor: '#EAF0EF',
      foregroundUrl: 'artwork/card-hanaikada-front-foreground.png',
    },
    [
      textOverCircle(
        { centreX: x, centreY: y, radius: FRONT_TEXT_RADIUS, halfWidth: 475, height: 360 },
        { text: 'Season’s greetings', font: GARAMOND, fontSize: 18, color: '#4F7596', spacing: 12 },
      ),
      rectPhoto({ left: x - reach, top: y - reach, width: 2 * reach, height: 2 * reach }),
      straightText(
        { left: 110, top: 1600, width: 1030, height: 120 },
        { text: 'いつもありがとうございます', font: MINCHO, fontSize: 12, color: INK },
      ),
    ],
  )
  const upright = { font: MINCHO, color: INK, verticalAlignment: 'North' } as const
  const address = template(
    CARD_PAGE,
    {
      ...SHARED,
      id: ADDRESS_SIDE,
      name: '花筏・宛名面つき（宛名）',
      sideNumber: 2,
      backgroundColor: '#FFFFFF',
      foregroundUrl: 'artwork/card-address-foreground.png',
    },
    [
      // The postal regulations ask for these words on a card that the post has not issued itself.
      straightText(onCard(35, 3.5, 30, 5), { text: '郵便はがき', font: MINCHO, fontSize: 8, color: RED }),
      ...digits(POSTAL_BOXES, '１００８１１１', 16),
      verticalText(onCard(75, 25, 18, 103), {
        ...upright,
        text: '{words 東京都千代田区千代田一ー一}',
        fontSize: 14,
        horizontalAlignment: 'East',
      }),
      verticalText(onCard(65, 32, 10, 88), { ...upright, text: '{words 株式会社さくら印刷}', fontSize: 10 }),
      verticalText(onCard(32, 33, 34, 91), { ...upright, text: '{name 山田　太郎}　様', fontSize: 28 }),
      verticalText(onCard(17, 66, 11, 54), {
        ...upright,
        text: '{words 京都府京都市下京区一ー二ー三}',
        fontSize: 10,
        horizontalAlignment: 'East',
      }),
      verticalText(onCard(6, 76, 10, 44), { ...upright, text: '{words 佐藤　美咲}', fontSize: 14 }),
      ...digits(SENDER_BOXES, '６００８２１６', 10),
    ],
  )
  return [front, address]
}
