import type { HandOverNote } from '@irodori/contract/entities/handOverNote'
import type { Day } from '@irodori/rules/tokyoDay'
import type { HandedPiece, HandOver } from '../handOver.ts'

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土']

/** 11/24（火） */
export function slipDay(day: Day): string {
  const [, month, date] = day.split('-').map(Number)
  return `${month}/${date}（${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]}）`
}

const SHOPS = { YAHOO: 'Yahoo!ショッピング', RAKUTEN: '楽天市場', COLOR_ME: 'カラーミーショップ' } as const

/** The shop in which an order was placed, by the name that its customer knows. */
export const slipShop = (shop: HandOver['order']['shop'], ownName: string): string =>
  shop === null ? ownName : SHOPS[shop]

/** The wrapping of a piece. */
export const slipWrapping = ({ wrapping }: HandedPiece): string =>
  wrapping === null ? '包装なし' : `${wrapping.name}${wrapping.isFree ? '' : '（有料）'}`

const list = (groupNumbers: readonly number[]): string => groupNumbers.join('・')

/** What the person who packs has to look at. */
export function slipNote(note: HandOverNote): string {
  switch (note.code) {
    case 'NOT_PAID':
      return '入金を確認できていません。'
    case 'WAITS_FOR_RECIPIENT':
      return '受取人がまだお届けを承諾していません。'
    case 'PRODUCT_GONE':
      return `商品 ${note.productId} はカタログにありません。`
    case 'PIECES_DIFFER':
      return `${note.productId} のご購入は${note.bought}点、デザインは${note.designed}点です。`
    case 'PARTLY_WRAPPED':
      return `${list(note.groupNumbers)}番の品は包装しません。ほかの品は包装します。`
    case 'CHARGEABLE_DIFFERS':
      return `${note.productId} の有料包装は購入${note.bought}点、選択${note.chosen}点です。`
    case 'PAGE_UNSEEN':
      return `${list(note.groupNumbers)}番の品は、お客様の画面で仕上がりを確認できていません。`
    case 'PHONE_MISSING':
      return 'お届け先の電話番号がありません。'
    case 'ADDRESS_LINE_TOO_LONG':
      return `住所「${note.line}」は16文字を超えています。`
  }
}
