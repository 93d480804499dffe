import type { DeliveryTime } from '@irodori/rules/deliveryDate'
import type { Shipping } from '../profile/shipping.ts'
import type { Layout } from './labelFields.ts'
import {
  addressLines,
  compactDay,
  layout,
  ordererLines,
  parcelMark,
  receiverCode,
  receiverLines,
  receiverPhone,
  shortNumber,
  timeCode,
} from './labelFields.ts'
import { cp932Bytes } from './labelText.ts'

/** 発送予定データ of ゆうパックプリントR, in the order of its columns. */
const COLUMNS = [
  ...['お客様側管理番号', '発送予定日', '発送予定時間区分', '出荷期限日', '到着期限日', '郵便種別', '保冷種別'],
  ...['元／着払／代引', '書留／セキュリティ／特定記録種別', '配達時間帯指定郵便種別', '送り状種別'],
  ...['お届け先 コード', 'お届け先 郵便番号', 'お届け先 住所１', 'お届け先 住所２', 'お届け先 住所３'],
  ...['お届け先 名称１', 'お届け先 名称２', 'お届け先 敬称区分', 'お届け先 電話番号', 'お届け先 メールアドレス１'],
  ...['お届け先 局留め区分', 'お届け先 局留め郵便局名', 'お届け先 局留めメール使用区分', 'お届け先 局留め郵便番号'],
  ...['お届け先 配達予告メール使用区分', 'お届け先 再配達予告メール使用区分', 'ご依頼主 コード'],
  ...['ご依頼主 集荷先と同一区分', 'ご依頼主 郵便番号', 'ご依頼主 住所１', 'ご依頼主 住所２', 'ご依頼主 住所３'],
  ...['ご依頼主 名称１', 'ご依頼主 名称２', 'ご依頼主 敬称', 'ご依頼主 電話番号', 'ご依頼主 メールアドレス１'],
  ...['ご依頼主 荷送人指図区分', 'ご依頼主 お届け通知メール使用区分', 'ご依頼主 お届け通知はがき使用区分'],
  ...['集荷先 コード', '集荷先 連携可否区分', '集荷先 会社コード', '集荷先 依頼先店所コード', '集荷先 郵便番号'],
  ...['集荷先 住所１', '集荷先 住所２', '集荷先 住所３', '集荷先 名称１', '集荷先 名称２', '集荷先 敬称'],
  ...['集荷先 電話番号', '受注番号', 'こわれもの区分', 'なまもの区分', 'ビン類区分', '逆さま厳禁区分'],
  ...['下積み厳禁区分', '商品サイズ区分', '重量合計（ｇ）', '25kg超重量物区分', '損害要償額'],
  ...['速達・配達日指定種別', '配達指定日／希望日', '配達時間帯区分', '差出方法区分', 'ゆうパック複数個割引'],
  ...['ゆうパック同一割引', 'セット商品コード', 'セット品名ラベル印字区分', '複数個口数', '記事名１', '記事名２'],
  ...['フリー項目０１', 'フリー項目０２', 'フリー項目０３', 'フリー項目０４', 'フリー項目０５', 'フリー項目０６'],
  ...['フリー項目０７', 'フリー項目０８', 'フリー項目０９', 'フリー項目１０', '空港利用区分', '空港・局／支店名'],
  ...['航空会社名', '利用便名', 'レジャー区分', 'プレー・搭乗日', 'プレー・搭乗時間', 'クラブ本数', '復路集貨日'],
  ...['出荷先登録名', '集荷希望区分', '集荷日付', '集荷時間帯区分', '支店連携先選択用名称', '代引金額'],
  ...['代引消費税金額', '送り状発行年月日', '商品番号', '品名', '個数', '重量（ｇ）', '単価', '金額'],
  ...['商品備考０１', '商品備考０２', '商品備考０３', '商品備考０４', '商品備考０５', '商品備考０６', '商品備考０７'],
  ...['商品備考０８', '商品備考０９', '商品備考１０'],
] as const

const TIMES: Readonly<Record<DeliveryTime, string>> = {
  午前中: '51',
  '12-14時': '52',
  '14-16時': '53',
  '16-18時': '54',
  '18-20時': '55',
  '19-21時': '57',
}
const ANY_TIME = '00'

/** Bytes of お客様側管理番号. */
const NUMBER_LENGTH = 15

const bytes = (count: number) => ({ lines: Array<number>(count).fill(50), lengthOf: cp932Bytes, unit: 2 })

/**
 * The file of a ゆうパック that its sender pays. ゆうパックプリントR imports a file by a filter that its user makes once from
 * the names of the columns.
 */
export const japanPostYupack = (shipping: Shipping): Layout =>
  layout(COLUMNS, (packed, report) => {
    const { order, people } = packed.handOver
    const { plannedShipDate, deliveryDay, deliveryTime, groupNumbers } = packed.parcel
    const { receiver, orderer } = people
    const { shipper, itemName, japanPost } = shipping
    const parts = [`${receiver.prefecture}${receiver.city}`, receiver.subAddress1, receiver.subAddress2]
    const [address1, address2, address3] = addressLines(parts, bytes(3), report)
    const [name1, name2] = receiverLines(receiver, bytes(2), report)
    const [sender] = ordererLines(orderer, bytes(1), report)
    const [shipper1, shipper2] = shipper.address
    return {
      お客様側管理番号: shortNumber(order.number, NUMBER_LENGTH),
      発送予定日: compactDay(plannedShipDate),
      郵便種別: '0',
      保冷種別: '0',
      '元／着払／代引': '0',
      送り状種別: japanPost?.labelType,
      'お届け先 郵便番号': receiverCode(receiver, report),
      'お届け先 住所１': address1,
      'お届け先 住所２': address2,
      'お届け先 住所３': address3,
      'お届け先 名称１': name1,
      'お届け先 名称２': name2,
      'お届け先 敬称区分': '0',
      'お届け先 電話番号': receiverPhone(receiver, 20, report),
      'ご依頼主 郵便番号': shipper.zipCode,
      'ご依頼主 住所１': shipper1,
      'ご依頼主 住所２': shipper2,
      'ご依頼主 名称１': sender,
      'ご依頼主 電話番号': shipper.phoneNumber,
      受注番号: order.number,
      '配達指定日／希望日': compactDay(deliveryDay),
      配達時間帯区分: timeCode(TIMES, deliveryTime, report) || ANY_TIME,
      複数個口数: '1',
      フリー項目０１: parcelMark(packed),
      品名: itemName,
      個数: String(groupNumbers.length),
    }
  })
