import type { PublicProfile } from '@irodori/contract/shopProfile'

/** The shop whose pages component tests render. */
export const TEST_SHOP: PublicProfile = {
  name: 'Irodori 彩り',
  markUrl: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/%3E',
  orderPrefix: 'irodori',
  contact: {
    email: 'shop@irodori.example',
    phoneNumber: '03-0000-0000',
    hours: { ja: '平日 10:00〜17:00', en: 'Weekdays, 10:00 to 17:00' },
  },
  languages: ['ja', 'en'],
  currency: 'JPY',
  orderPages: [{ name: { ja: '公式ショップ', en: 'Our shop' }, url: 'https://shop.irodori.example/' }],
  embedding: [],
}
