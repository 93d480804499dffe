import type { Language } from '@irodori/contract/language'

export const OVERSEAS = '海外'

/** PRE-1: the 47 prefectures in the order of their official codes, and overseas. */
export const PREFECTURES = [
  ...['北海道', '青森県', '岩手県', '宮城県', '秋田県', '山形県', '福島県'],
  ...['茨城県', '栃木県', '群馬県', '埼玉県', '千葉県', '東京都', '神奈川県'],
  ...['新潟県', '富山県', '石川県', '福井県', '山梨県', '長野県', '岐阜県', '静岡県', '愛知県'],
  ...['三重県', '滋賀県', '京都府', '大阪府', '兵庫県', '奈良県', '和歌山県'],
  ...['鳥取県', '島根県', '岡山県', '広島県', '山口県', '徳島県', '香川県', '愛媛県', '高知県'],
  ...['福岡県', '佐賀県', '長崎県', '熊本県', '大分県', '宮崎県', '鹿児島県', '沖縄県'],
  OVERSEAS,
] as const
export type Prefecture = (typeof PREFECTURES)[number]

/** Names in English, in the same order. */
const ENGLISH_NAMES = [
  ...['Hokkaido', 'Aomori', 'Iwate', 'Miyagi', 'Akita', 'Yamagata', 'Fukushima'],
  ...['Ibaraki', 'Tochigi', 'Gunma', 'Saitama', 'Chiba', 'Tokyo', 'Kanagawa'],
  ...['Niigata', 'Toyama', 'Ishikawa', 'Fukui', 'Yamanashi', 'Nagano', 'Gifu', 'Shizuoka', 'Aichi'],
  ...['Mie', 'Shiga', 'Kyoto', 'Osaka', 'Hyogo', 'Nara', 'Wakayama'],
  ...['Tottori', 'Shimane', 'Okayama', 'Hiroshima', 'Yamaguchi', 'Tokushima', 'Kagawa', 'Ehime', 'Kochi'],
  ...['Fukuoka', 'Saga', 'Nagasaki', 'Kumamoto', 'Oita', 'Miyazaki', 'Kagoshima', 'Okinawa'],
  'Overseas',
]

/** PRE-1: the name of a prefecture as a page shows it; addresses keep the Japanese one. */
export function prefectureName(prefecture: string, language: Language): string {
  const names: readonly string[] = PREFECTURES
  return language === 'en' ? (ENGLISH_NAMES[names.indexOf(prefecture)] ?? prefecture) : prefecture
}

export const isPrefecture = (text: string): text is Prefecture => PREFECTURES.some((name) => name === text)

/** PRE-2: whether a prefecture contradicts that of its postal code, which is null if the code is not known. */
export const isPrefectureMismatch = (entered: string, ofPostalCode: string | null): boolean =>
  ofPostalCode === null || entered !== ofPostalCode
