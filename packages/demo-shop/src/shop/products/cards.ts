import type { ProductDescription } from './productDescription.ts'

/** Cards in sets and one by one. */
export const CARDS: readonly ProductDescription[] = [
  {
    id: 'greeting-card',
    name: 'グリーティングカード',
    description:
      'はがきサイズの両面カードです。表に写真、裏に短いお手紙を添えられます。名簿があれば、1点を10枚まで刷り分けます。',
    english: [
      'Greeting card',
      'A two-sided card in postcard size: a photo on the front and a short letter on the back. With a list, one set can be up to 10 different cards.',
    ],
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
    english: [
      'Postcards, set of 3',
      'Three different pictures in one set. Share the photos of your journey one by one.',
    ],
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
    english: ['Thank-you card', 'A small two-sided card to go with a gift. Ten in a pack.'],
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
    english: [
      'Wedding announcement card',
      'The best photo of your day on a sturdy card. Also for news of a marriage or a new home.',
    ],
    categoryIdentify: 'card',
    quantityInStock: 400,
    creatingTime: 3,
    hashtags: ['結婚', '報告'],
  },
]

/** Cards in one piece, each of which may have other words, by the id of the product. */
export const MOST_CARDS: Readonly<Record<string, number>> = { 'greeting-card': 10, 'thank-you-card': 10 }
