import type { ProductDescription } from './productDescription.ts'
import { option } from './productDescription.ts'

/** Clocks and calendars. */
export const CLOCKS_AND_CALENDARS: readonly ProductDescription[] = [
  {
    id: 'wall-clock',
    name: 'フォト掛け時計',
    description: '20センチ角の掛け時計です。まんなかの写真が、家族の時間を見守ります。',
    english: ['Photo wall clock', 'A wall clock of 20 cm. The photo in the middle watches over your family time.'],
    categoryIdentify: 'clock',
    quantityInStock: 60,
    creatingTime: 5,
    hashtags: ['新築祝い', '家族', '記念日'],
  },
  {
    id: 'desk-clock',
    name: 'フォト置き時計',
    description: '12センチ角の置き時計です。枠の木の色をお選びいただけます。',
    english: ['Photo desk clock', 'A desk clock of 12 cm. Choose the wood of its frame.'],
    categoryIdentify: 'clock',
    quantityInStock: 45,
    options: [option('oak', 'オーク', 30), option('walnut', 'ウォルナット', 15), option('white', '白', 0)],
    creatingTime: 5,
    hashtags: ['新築祝い', '記念日', '敬老の日'],
  },
  {
    id: 'wall-calendar',
    name: '壁掛けカレンダー',
    description: 'A4判、表紙と12か月の13枚です。好きな月から始められ、祝日の名前も入ります。',
    english: [
      'Wall calendar',
      'A4, 13 sheets: a cover and 12 months. It starts in any month you like and names the public holidays.',
    ],
    categoryIdentify: 'calendar',
    numberOfSides: 13,
    quantityInStock: 220,
    minFontSize: 16,
    creatingTime: 4,
    hashtags: ['カレンダー', '家族'],
  },
  {
    id: 'desk-calendar',
    name: '卓上カレンダー',
    description: '木の台に立てて飾る、表紙と13か月の14枚のカードです。好きな月から始められます。',
    english: ['Desk calendar', '14 cards on a wooden stand: a cover and 13 months. It starts in any month you like.'],
    categoryIdentify: 'calendar',
    numberOfSides: 14,
    quantityInStock: 140,
    creatingTime: 3,
    hashtags: ['カレンダー', 'デスク'],
  },
]
