import type { Notice } from '../entities/types.ts'
import { midnightFrom } from './day.ts'

/** Kind, text, first and last day relative to the day of the shop, and whether it is switched off. */
type Row = readonly [id: string, kind: Notice['kind'], content: string, from: number, to: number, isOff?: boolean]

const ROWS: readonly Row[] = [
  ['home-opening', 'HOME', '平日13時までに製作を開始していただいたご注文は、当日から製作日数を数えます。', -30, 400],
  ['home-new-year', 'HOME', '写真年賀状の受け付けが始まりました。元日のお届けはお早めにお申し込みください。', -10, 34],
  ['template-season', 'TEMPLATE', '季節の新しいデザインを加えました。どうぞご覧ください。', -14, 60],
  ['design-photo', 'DESIGN', '文字やお顔は、紙の端から6ミリ以上内側に置いていただくと安心です。', -30, 400],
  [
    'my-page',
    'MY_PAGE',
    'デザインがそろいましたら、「{{button:portal.nextAction.CONFIRM}}」を押してください。',
    -30,
    400,
  ],
  [
    'delivery-date',
    'BEFORE_SELECTING_DELIVERY_DATE',
    '年末年始は配送が混み合います。お届け日は余裕をもってお選びください。',
    -10,
    45,
  ],
  ['packing', 'BEFORE_PACKING_NORMAL', 'ふろしき包みは、ご注文ごとに柄が少しずつ異なります。', -30, 400],
  [
    'production',
    'BEFORE_STARTING_PRODUCTION',
    '製作を開始してから30分を過ぎますと、変更や取り消しはできません。',
    -30,
    400,
  ],
  ['done-order', 'DONE_ORDER', 'ありがとうございます。仕上がりましたら、発送のお知らせをお送りします。', -30, 400],
  ['maintenance-past', 'MAINTENANCE', '先日の設備点検は終了しました。ご協力ありがとうございました。', -20, -18],
  ['maintenance-coming', 'MAINTENANCE', '深夜2時から5時まで、設備の点検のため一部のご利用を停止します。', 40, 41],
  ['home-sale', 'HOME', '春のフォトブックまつりを開催します。', 90, 120],
  ['home-typhoon', 'HOME', '台風の影響で、一部の地域へのお届けに遅れが出ています。', -60, 400, true],
]

/** Texts in English. */
export const ENGLISH_NOTICES: Readonly<Record<string, string>> = {
  'home-opening': 'If you start production by 1 pm on a weekday, that day counts as the first day of production.',
  'home-new-year': 'Photo New Year cards are here. Please order early for delivery on New Year’s Day.',
  'template-season': 'New designs for the season have arrived. Have a look!',
  'design-photo': 'Keep words and faces at least 6 mm away from the edges of the paper.',
  'my-page': 'Once all your designs are ready, choose “{{button:portal.nextAction.CONFIRM}}”.',
  'delivery-date': 'Deliveries are busy around New Year. Please allow plenty of time for your delivery date.',
  packing: 'The pattern of the furoshiki varies a little from order to order.',
  production: 'Once 30 minutes have passed after you start production, an order can no longer be changed or cancelled.',
  'done-order': 'Thank you! We will let you know when your order has been shipped.',
  'maintenance-past': 'Our recent maintenance is complete. Thank you for your patience.',
  'maintenance-coming': 'Some services will be unavailable from 2 to 5 am because of maintenance.',
  'home-sale': 'Our spring photo book festival is coming.',
  'home-typhoon': 'Deliveries to some areas are delayed because of a typhoon.',
}

/** Notices of every kind: current, past, future, and one switched off. */
export const noticesOn = (now: Date): Notice[] =>
  ROWS.map(([id, kind, content, from, to, isOff = false]) => ({
    id: `notice-${id}`,
    kind,
    isEnabled: !isOff,
    fromTime: midnightFrom(now, from),
    toTime: midnightFrom(now, to),
    content,
  }))
