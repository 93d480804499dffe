import type { ProductDescription } from './productDescription.ts'

/** Pictures for the messaging app. */
export const MESSAGE_APP: readonly ProductDescription[] = [
  {
    id: 'line-stamp',
    name: 'うちの子スタンプ画像',
    description: 'メッセージアプリで送れる画像です。動くGIF写真もお使いいただけます。',
    english: ['Stickers of your family', 'Pictures to send in a messaging app. Animated GIFs work too.'],
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
    english: [
      'Greeting pictures',
      'Greetings for New Year, a first day of school and other occasions, as large as the screen of a phone.',
    ],
    categoryIdentify: 'message-app',
    isLineProduct: true,
    quantityInStock: 999,
    creatingTime: 1,
    packagePlanCatId: null,
    chargeablePackagePlanCatId: null,
    hashtags: ['お正月', '入学祝い'],
  },
]
