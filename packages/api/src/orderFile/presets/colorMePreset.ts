import type { MappedField, OrderMapping } from '../../settings/orderMapping.ts'

const README = 'table of columns in the README of LabelMe, a reader of sales_all.csv'
const PROGRAMS = 'column of sales_all.csv in two programs that import it; not in the README of LabelMe'
const ONE_PROGRAM = 'column of sales_all.csv in one program that imports it; not confirmed by another'

const from = (source: string, columns: string[], optional?: true): MappedField => ({
  columns,
  ...(optional && { optional }),
  source,
})

/** 受注データ sales_all.csv of カラーミーショップ: one row for each product. There are no kana of the customer. */
export const COLOR_ME_PRESET: OrderMapping = {
  description: 'カラーミーショップ 受注データ sales_all.csv (one row for each product)',
  ecType: 'COLOR_ME',
  orderNumber: from(README, ['売上ID']),
  phoneNumber: from(README, ['購入者 電話番号']),
  payMethod: from(PROGRAMS, ['決済方法']),
  orderDate: from(README, ['受注日']),
  totalPrice: from(ONE_PROGRAM, ['総合計金額'], true),
  amounts: {
    // The sum of everything, as total_price of the API.
    paid: from(ONE_PROGRAM, ['総合計金額'], true),
    delivery: from(README, ['送料合計'], true),
    discount: from(ONE_PROGRAM, ['割引金額'], true),
  },
  ordererEmail: from(README, ['購入者 メールアドレス'], true),
  paymentTypes: [{ contains: 'コンビニ', is: 'COMBINI' }],
  isSettled: { field: from(README, ['入金状態']), is: ['入金済', '入金済み'] },
  orderer: { fullName: from(README, ['購入者 名前']) },
  receiver: {
    fullName: from(README, ['配送先 名前']),
    fullNameKana: from(README, ['配送先 フリガナ'], true),
    phoneNumber: from(README, ['配送先 電話番号']),
    zipCode: from(README, ['配送先 郵便番号']),
    prefecture: from(README, ['配送先 都道府県名']),
    afterPrefecture: from(README, ['配送先 住所']),
  },
  products: {
    productId: from(PROGRAMS, ['購入商品 型番']),
    unit: from(README, ['購入商品 販売個数']),
    others: 'LEAVE_OUT',
  },
}
