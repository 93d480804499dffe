import type { ProductDescription } from './productDescription.ts'

/** Cards in sets and one by one. */
export const CARDS: readonly ProductDescription[] = [
  {
    id: 'greeting-card',
    name: 'グリーティングカード',
    description: 'はがきサイズの両面カードです。表に写真、裏に短いお手紙を添えられます。',
    categoryIdentify: 'card',
    numberOfSides: 2,
    quantityInStock: 480,
    creatingTime: 2,
    hashtags: ['ありがとう', '内祝い', '母の日'],
  },
  {
    id: 'postcard-set',
    name: 'ポストカード3枚セット',
    description: '図柄の違う3枚をひと組にしました。旅先の写真を、少しずつ分けて送れます。',
    categoryIdentify: 'card',
    productType: 'SET_3',
    numberOfSides: 3,
    quantityInStock: 300,
    creatingTime: 2,
    hashtags: ['旅行', '季節のごあいさつ'],
  },
  {
    id: 'thank-you-card',
    name: 'サンクスカード',
    description: '名刺サイズの両面カードです。贈りものにそっと添えるひと言に。10枚入り。',
    categoryIdentify: 'card',
    numberOfSides: 2,
    quantityInStock: 260,
    creatingTime: 2,
    hashtags: ['ありがとう', '内祝い', 'プチギフト'],
  },
  {
    id: 'wedding-card',
    name: '結婚報告はがき',
    description: '晴れの日の一枚を、厚手のはがきに。入籍や新居のお知らせにもお使いいただけます。',
    categoryIdentify: 'card',
    quantityInStock: 400,
    creatingTime: 3,
    hashtags: ['結婚', '報告'],
  },
]
