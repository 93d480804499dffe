import type { Category } from '../entities/types.ts'
import { dayFrom } from './day.ts'

const PLAIN = {
  createdAt: '2026-04-01T00:00:00.000Z',
  startExpectedExport: '',
  endExpectedExport: '',
  isLineCategory: false,
  enableExpectedDelivery: true,
} as const

/** Names in English. */
export const ENGLISH_CATEGORIES: Readonly<Record<string, string>> = {
  card: 'Cards',
  clock: 'Clocks',
  'photo-book': 'Photo books',
  baby: 'Babies and children',
  calendar: 'Calendars',
  goods: 'Gifts and accessories',
  'new-year': 'New Year cards',
  graduation: 'Graduation',
  summer: 'Summer greetings',
  'message-app': 'Messaging app',
  'gift-supply': 'Wrapping and stands',
}

/** The categories. The export windows of the seasonal ones are over, open or in the future on the day of the shop. */
export function categoriesOn(now: Date): Category[] {
  const exportWindow = (from: number, to: number) => ({
    startExpectedExport: dayFrom(now, from),
    endExpectedExport: dayFrom(now, to),
  })
  const seasonal: (Pick<Category, 'id' | 'name'> & Partial<Category>)[] = [
    { id: 'card', name: 'カード' },
    { id: 'clock', name: '時計' },
    { id: 'photo-book', name: 'フォトブック' },
    { id: 'baby', name: 'ベビー・キッズ' },
    { id: 'calendar', name: 'カレンダー' },
    { id: 'goods', name: '雑貨・ギフト' },
    { id: 'new-year', name: '年賀状', ...exportWindow(-10, 34) },
    { id: 'graduation', name: '卒園・卒業記念', ...exportWindow(60, 130) },
    { id: 'summer', name: '夏のごあいさつ', ...exportWindow(-150, -80) },
    { id: 'message-app', name: 'メッセージアプリ', isLineCategory: true, enableExpectedDelivery: false },
    { id: 'gift-supply', name: 'ラッピング・小物' },
  ]
  return seasonal.map((category, index) => ({ ...PLAIN, position: index + 1, ...category }))
}
