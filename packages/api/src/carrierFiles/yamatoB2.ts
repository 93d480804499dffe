import type { Shipping } from '../profile/shipping.ts'
import type { Layout } from './labelFields.ts'
import {
  addressLines,
  layout,
  ordererLines,
  parcelMark,
  piecesText,
  receiverCode,
  receiverLines,
  receiverPhone,
  slashedDay,
  timeCode,
} from './labelFields.ts'
import { cp932Bytes } from './labelText.ts'
import { PARCEL_TITLE } from './resultColumns.ts'

/** 送り状発行データレイアウト of B2クラウド in the order of its columns; its spare columns are numbered. */
const COLUMNS = [
  ...['お客様管理番号', '送り状種類', 'クール区分', '伝票番号', '出荷予定日', 'お届け予定（指定）日', '配達時間帯'],
  ...['お届け先コード', 'お届け先電話番号', 'お届け先電話番号枝番', 'お届け先郵便番号', 'お届け先住所'],
  ...['お届け先住所（アパートマンション名）', 'お届け先会社・部門名1', 'お届け先会社・部門名2', 'お届け先名'],
  ...['お届け先名略称カナ', '敬称', 'ご依頼主コード', 'ご依頼主電話番号', 'ご依頼主電話番号枝番', 'ご依頼主郵便番号'],
  ...['ご依頼主住所', 'ご依頼主住所（アパートマンション名）', 'ご依頼主名', 'ご依頼主略称カナ'],
  ...['品名コード1', '品名1', '品名コード2', '品名2', '荷扱い1', '荷扱い2', '記事'],
  ...['コレクト代金引換額（税込）', 'コレクト内消費税額等', '営業所止置き', '営業所コード', '発行枚数'],
  ...['個数口枠の印字', 'ご請求先顧客コード', 'ご請求先分類コード', '運賃管理番号'],
  ...['クロネコwebコレクトデータ登録', 'クロネコwebコレクト加盟店番号', 'クロネコwebコレクト申込受付番号1'],
  ...['クロネコwebコレクト申込受付番号2', 'クロネコwebコレクト申込受付番号3'],
  ...['お届け予定eメール利用区分', 'お届け予定eメールe-mailアドレス', '入力機種', 'お届け予定eメールメッセージ'],
  ...['お届け完了eメール利用区分', 'お届け完了eメールe-mailアドレス', 'お届け完了eメールメッセージ'],
  ...['クロネコ収納代行利用区分', '予備1', '収納代行請求金額（税込）', '収納代行内消費税額等'],
  ...['収納代行請求先郵便番号', '収納代行請求先住所', '収納代行請求先住所（アパートマンション名）'],
  ...['収納代行請求先会社・部門名1', '収納代行請求先会社・部門名2', '収納代行請求先名（漢字）'],
  ...['収納代行請求先名（カナ）', '収納代行問合せ先名（漢字）', '収納代行問合せ先郵便番号', '収納代行問合せ先住所'],
  ...['収納代行問合せ先住所（アパートマンション名）', '収納代行問合せ先電話番号', '収納代行管理番号'],
  ...['収納代行品名', '収納代行備考', '複数口くくりキー', '検索キータイトル1', '検索キー1', '検索キータイトル2'],
  ...['検索キー2', '検索キータイトル3', '検索キー3', '検索キータイトル4', '検索キー4', '検索キータイトル5'],
  ...['検索キー5', '予備2', '予備3', '投函予定メール利用区分', '投函予定メールe-mailアドレス'],
  ...['投函予定メールメッセージ', '投函完了メール（お届け先宛）利用区分'],
  ...['投函完了メール（お届け先宛）e-mailアドレス', '投函完了メール（お届け先宛）メールメッセージ'],
  ...['投函完了メール（ご依頼主宛）利用区分', '投函完了メール（ご依頼主宛）e-mailアドレス'],
  ...['投函完了メール（ご依頼主宛）メールメッセージ', '連携管理番号', '通知メールアドレス'],
] as const

/** The band from 12 to 14 is not offered since 2017. */
const TIMES = {
  午前中: '0812',
  '12-14時': null,
  '14-16時': '1416',
  '16-18時': '1618',
  '18-20時': '1820',
  '19-21時': '1921',
} as const

/** Fields are counted in half-width characters. */
const bytes = (...lines: number[]) => ({ lines, lengthOf: cp932Bytes, unit: 2 })

/** The file of a 宅急便 that its sender pays, for 外部データから発行 with 基本レイアウト and data from the second row. */
export const yamatoB2 = (shipping: Shipping, contract: NonNullable<Shipping['yamato']>): Layout =>
  layout(COLUMNS, (packed, report) => {
    const { order, people } = packed.handOver
    const { plannedShipDate, deliveryDay, deliveryTime } = packed.parcel
    const { receiver, orderer } = people
    const { shipper, itemName } = shipping
    if (plannedShipDate === null) report({ code: 'SHIP_DAY_MISSING' })
    const street = `${receiver.prefecture}${receiver.city}${receiver.subAddress1}`
    const [address, building] = addressLines([street, receiver.subAddress2], bytes(64, 32), report)
    const [name] = receiverLines(receiver, bytes(32), report)
    const [sender] = ordererLines(orderer, bytes(32), report)
    const mark = parcelMark(packed)
    return {
      お客様管理番号: order.number,
      送り状種類: '0',
      クール区分: '0',
      出荷予定日: slashedDay(plannedShipDate),
      'お届け予定（指定）日': slashedDay(deliveryDay),
      配達時間帯: timeCode(TIMES, deliveryTime, report),
      お届け先電話番号: receiverPhone(receiver, 15, report),
      お届け先郵便番号: receiverCode(receiver, report),
      お届け先住所: address,
      'お届け先住所（アパートマンション名）': building,
      お届け先名: name,
      ご依頼主電話番号: shipper.phoneNumber,
      ご依頼主郵便番号: shipper.zipCode,
      ご依頼主住所: shipper.address.join(''),
      ご依頼主名: sender,
      品名1: itemName,
      品名2: piecesText(packed),
      発行枚数: '1',
      ご請求先顧客コード: contract.customerCode,
      ご請求先分類コード: contract.classCode,
      運賃管理番号: contract.fareNumber,
      検索キータイトル1: mark === '' ? '' : PARCEL_TITLE,
      検索キー1: mark,
    }
  })
