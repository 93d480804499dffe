import type { MappedField, OrderMapping } from '../../settings/orderMapping.ts'

/**
 * The list of columns that a program for the export of RMS (楽天ペイ) holds, and the programs that read these columns by
 * the same names. Rakuten's own list is not public.
 */
const LIST = 'list of all columns of the RMS export (楽天ペイ) in two programs that import it'
const USED = 'the same list; also read by four further programs'

const from = (source: string, columns: string[], change: { join?: string; optional?: boolean } = {}): MappedField => ({
  columns,
  ...change,
  source,
})

/** 受注データCSV of Rakuten's RMS with all columns: one row for each product. */
export const RAKUTEN_PRESET: OrderMapping = {
  description: '楽天市場 RMS 注文データCSV (all columns, one row for each product)',
  ecType: 'RAKUTEN',
  orderNumber: from(USED, ['注文番号']),
  phoneNumber: from(LIST, ['注文者電話番号1', '注文者電話番号2', '注文者電話番号3'], { join: '-' }),
  payMethod: from(LIST, ['支払方法名']),
  orderDate: from(USED, ['注文日時']),
  totalPrice: from(LIST, ['合計金額'], { optional: true }),
  amounts: {
    paid: from(LIST, ['請求金額'], { optional: true }),
    goods: from(LIST, ['商品合計金額'], { optional: true }),
    addedTax: from(LIST, ['消費税合計'], { optional: true }),
    delivery: from(LIST, ['送料合計'], { optional: true }),
    fee: from(LIST, ['代引料合計'], { optional: true }),
    points: from(LIST, ['ポイント利用額'], { optional: true }),
    coupon: from(LIST, ['クーポン利用総額'], { optional: true }),
  },
  ordererEmail: from(LIST, ['注文者メールアドレス'], { optional: true }),
  paymentTypes: [
    { contains: 'セブンイレブン', is: 'COMBINI' },
    { contains: 'ローソン', is: 'COMBINI' },
    { contains: 'コンビニ', is: 'COMBINI' },
    { contains: 'ポイント', is: 'RAKUTEN_POINT' },
  ],
  isSettled: { field: from(LIST, ['ステータス']), is: ['300', '400', '500', '600', '700'] },
  isCancelled: { field: from(LIST, ['ステータス']), is: ['800', '900'] },
  orderer: {
    familyName: from(LIST, ['注文者姓']),
    firstName: from(LIST, ['注文者名']),
    familyNameKana: from(LIST, ['注文者姓カナ'], { optional: true }),
    firstNameKana: from(LIST, ['注文者名カナ'], { optional: true }),
  },
  receiver: {
    familyName: from(USED, ['送付先姓']),
    firstName: from(USED, ['送付先名']),
    familyNameKana: from(LIST, ['送付先姓カナ'], { optional: true }),
    firstNameKana: from(LIST, ['送付先名カナ'], { optional: true }),
    phoneNumber: from(USED, ['送付先電話番号1', '送付先電話番号2', '送付先電話番号3'], { join: '-' }),
    zipCode: from(USED, ['送付先郵便番号1', '送付先郵便番号2'], { join: '-' }),
    prefecture: from(USED, ['送付先住所都道府県']),
    city: from(USED, ['送付先住所郡市区']),
    afterCity: from(USED, ['送付先住所それ以降の住所']),
  },
  products: {
    productId: from(USED, ['商品管理番号']),
    unit: from(USED, ['個数']),
    others: 'LEAVE_OUT',
  },
}
