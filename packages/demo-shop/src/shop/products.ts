import type { Product } from '../types.ts'
import { FONTS } from './fonts.ts'
import { CHARGEABLE_WRAPPING, FREE_WRAPPING } from './packagePlans.ts'
import { COLORS } from './palette.ts'

const SHARED = {
  productType: 'NORMAL',
  minFontSize: 8,
  minFontWeight: 'Normal',
  colors: COLORS,
  isLineProduct: false,
  isPublic: true,
  packagePlanCatId: FREE_WRAPPING,
  chargeablePackagePlanCatId: CHARGEABLE_WRAPPING,
} as const

export const PRODUCTS: readonly Product[] = [
  {
    ...SHARED,
    id: 'greeting-card',
    name: 'グリーティングカード',
    description: 'はがきサイズの両面カードです。表に写真、裏に短いお手紙を添えられます。',
    categoryIdentify: 'card',
    image: 'product/greeting-card.png',
    numberOfSides: 2,
    seichoku: null,
    fonts: [...FONTS],
    position: 1,
    quantityInStock: 480,
    options: [],
    creatingTime: 2,
    hashtags: ['ありがとう', '内祝い', '母の日'],
    createdAt: '2026-04-02T00:00:00.000Z',
  },
  {
    ...SHARED,
    id: 'wall-clock',
    name: 'フォト掛け時計',
    description: '20センチ角の掛け時計です。まんなかとまわりに、あわせて7枚の写真が入ります。',
    categoryIdentify: 'clock',
    image: 'product/wall-clock.png',
    numberOfSides: 1,
    seichoku: null,
    fonts: [...FONTS],
    position: 2,
    quantityInStock: 60,
    options: [],
    creatingTime: 5,
    hashtags: ['新築祝い', '家族', '記念日'],
    createdAt: '2026-04-03T00:00:00.000Z',
  },
  {
    ...SHARED,
    id: 'photo-booklet',
    name: 'ましかくフォトブック',
    description: '14.8センチ角、表紙と8ページの小さな本です。家族の一年がちょうど一冊にまとまります。',
    categoryIdentify: 'photo-book',
    image: 'product/photo-booklet.png',
    numberOfSides: 1,
    seichoku: { pageSize: 10, totalPage: 8 },
    fonts: [...FONTS],
    position: 3,
    quantityInStock: 120,
    options: [],
    creatingTime: 7,
    hashtags: ['成長記録', '家族', '一歳'],
    createdAt: '2026-04-04T00:00:00.000Z',
  },
]
