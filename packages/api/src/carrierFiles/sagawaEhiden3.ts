import type { DeliveryTime } from '@irodori/rules/deliveryDate'
import { isDeliveryTime } from '@irodori/rules/deliveryDate'
import type { HandedParcel } from '../handOver/handOver.ts'
import type { Shipping } from '../profile/shipping.ts'
import type { Layout } from './labelFields.ts'
import {
  addressLines,
  compactDay,
  layout,
  ordererLines,
  parcelMark,
  piecesText,
  receiverCode,
  receiverLines,
  receiverPhone,
  shortNumber,
  timeCode,
} from './labelFields.ts'
import { characters, fullWidth } from './labelText.ts'

/** 送り状データ取込レイアウト of e飛伝Ⅲ, as the head of its template 標準_飛脚宅配便_CSV_ヘッダ有 names the columns. */
const COLUMNS = [
  ...['お届け先コード取得区分', 'お届け先コード', 'お届け先電話番号', 'お届け先郵便番号', 'お届け先住所１'],
  ...['お届け先住所２', 'お届け先住所３', 'お届け先名称１', 'お届け先名称２', 'お客様管理番号', 'お客様コード'],
  ...['部署ご担当者コード取得区分', '部署ご担当者コード', '部署ご担当者名称', '荷送人電話番号'],
  ...['ご依頼主コード取得区分', 'ご依頼主コード', 'ご依頼主電話番号', 'ご依頼主郵便番号', 'ご依頼主住所１'],
  ...['ご依頼主住所２', 'ご依頼主名称１', 'ご依頼主名称２', '荷姿', '品名１', '品名２', '品名３', '品名４', '品名５'],
  ...['荷札荷姿', '荷札品名１', '荷札品名２', '荷札品名３', '荷札品名４', '荷札品名５', '荷札品名６'],
  ...['荷札品名７', '荷札品名８', '荷札品名９', '荷札品名１０', '荷札品名１１', '出荷個数', 'スピード指定'],
  ...['クール便指定', '配達日', '配達指定時間帯', '配達指定時間（時分）', '代引金額', '消費税', '決済種別'],
  ...['保険金額', '指定シール１', '指定シール２', '指定シール３', '営業所受取', 'SRC区分'],
  ...['営業所受取営業所コード', '元着区分', 'メールアドレス', 'ご不在時連絡先', '出荷日', 'お問い合せ送り状No.'],
  ...['出荷場印字区分', '集約解除指定', '編集０１', '編集０２', '編集０３', '編集０４', '編集０５', '編集０６'],
  ...['編集０７', '編集０８', '編集０９', '編集１０'],
] as const

const TIMES: Readonly<Record<DeliveryTime, string>> = {
  午前中: '01',
  '12-14時': '12',
  '14-16時': '14',
  '16-18時': '16',
  '18-20時': '18',
  '19-21時': '19',
}

/** 時間帯指定サービス, the seal of a time band. */
const TIME_SEALS: Readonly<Record<DeliveryTime, string>> = {
  午前中: '020',
  '12-14時': '022',
  '14-16時': '023',
  '16-18時': '024',
  '18-20時': '025',
  '19-21時': '026',
}

/** 指定日配達サービス */
const DAY_SEAL = '005'

/** A label has the seal of the time, or that of the day if no time is asked for. */
function sealOf({ deliveryDay, deliveryTime }: HandedParcel): string {
  if (deliveryTime !== null && isDeliveryTime(deliveryTime)) return TIME_SEALS[deliveryTime]
  return deliveryDay === null ? '' : DAY_SEAL
}

/** Characters of お客様管理番号, which has digits and letters only. */
const NUMBER_LENGTH = 16
/** Half-width characters of 編集０１. */
const WHOLE_NUMBER_LENGTH = 32

/** Names and addresses are counted in full-width characters. */
const lines = (count: number) => ({ lines: Array<number>(count).fill(16), lengthOf: characters, unit: 1 })

/** The file of a 飛脚宅配便 that its sender pays, for 送り状データ取込 with the template 標準_飛脚宅配便_CSV_ヘッダ有. */
export const sagawaEhiden3 = (shipping: Shipping, contract: NonNullable<Shipping['sagawa']>): Layout =>
  layout(COLUMNS, (packed, report) => {
    const { order, people } = packed.handOver
    const { plannedShipDate, deliveryDay, deliveryTime } = packed.parcel
    const { receiver, orderer } = people
    const { shipper, itemName } = shipping
    const parts = [`${receiver.prefecture}${receiver.city}`, receiver.subAddress1, receiver.subAddress2]
    const [address1, address2, address3] = addressLines(parts.map(fullWidth), lines(3), report)
    const [name1, name2] = receiverLines(receiver, lines(2), report, fullWidth)
    const [sender1, sender2] = ordererLines(orderer, lines(2), report, fullWidth)
    const [shipper1 = '', shipper2 = ''] = shipper.address
    if (order.number.length > WHOLE_NUMBER_LENGTH) report({ code: 'NUMBER_TOO_LONG', most: WHOLE_NUMBER_LENGTH })
    return {
      お届け先電話番号: receiverPhone(receiver, 14, report),
      お届け先郵便番号: receiverCode(receiver, report),
      お届け先住所１: address1,
      お届け先住所２: address2,
      お届け先住所３: address3,
      お届け先名称１: name1,
      お届け先名称２: name2,
      お客様管理番号: shortNumber(order.number.replaceAll('-', ''), NUMBER_LENGTH),
      お客様コード: contract.customerCode,
      ご依頼主電話番号: shipper.phoneNumber,
      ご依頼主郵便番号: shipper.zipCode,
      ご依頼主住所１: fullWidth(shipper1),
      ご依頼主住所２: fullWidth(shipper2),
      ご依頼主名称１: sender1,
      ご依頼主名称２: sender2,
      品名１: fullWidth(itemName),
      品名２: fullWidth(piecesText(packed)),
      出荷個数: '1',
      スピード指定: '000',
      クール便指定: '001',
      配達日: compactDay(deliveryDay),
      配達指定時間帯: timeCode(TIMES, deliveryTime, report),
      指定シール１: sealOf(packed.parcel),
      営業所受取: '0',
      SRC区分: '0',
      元着区分: '1',
      出荷日: compactDay(plannedShipDate),
      編集０１: order.number,
      編集０２: parcelMark(packed),
    }
  })
