import type { ProductDescription } from './productDescription.ts'

/** Pictures for the messaging app. */
export const MESSAGE_APP: readonly ProductDescription[] = [
  {
    id: 'line-stamp',
    name: 'うちの子スタンプ画像',
    description: 'メッセージアプリで送れる画像です。動くGIF写真もお使いいただけます。',
    categoryIdentify: 'message-app',
    isLineProduct: true,
    quantityInStock: 999,
    creatingTime: 1,
    packagePlanCatId: null,
    chargeablePackagePlanCatId: null,
    hashtags: ['スタンプ', 'ペット', '家族'],
  },
  {
    id: 'line-greeting',
    name: 'ごあいさつ画像',
    description: '年始や入学など、節目のごあいさつをスマートフォンの画面いっぱいに。',
    categoryIdentify: 'message-app',
    isLineProduct: true,
    quantityInStock: 999,
    creatingTime: 1,
    packagePlanCatId: null,
    chargeablePackagePlanCatId: null,
    hashtags: ['お正月', '入学祝い'],
  },
]
