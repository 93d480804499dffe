import type { Receiver } from '../entities/types.ts'

export type Person = Receiver

type Name = [family: string, first: string, familyKana: string, firstKana: string]
type Address = [zipCode: string, prefecture: string, city: string, subAddress1: string, subAddress2: string]

const person = (
  [familyName, firstName, familyNameKana, firstNameKana]: Name,
  phoneNumber: string,
  [zipCode, prefecture, city, subAddress1, subAddress2]: Address,
): Person => ({
  familyName,
  firstName,
  familyNameKana,
  firstNameKana,
  zipCode,
  prefecture,
  city,
  subAddress1,
  subAddress2,
  phoneNumber,
})

/** Fictional people. The towns and postal codes exist, the house numbers do not. */
export const PEOPLE = {
  sato: person(['佐藤', '美咲', 'サトウ', 'ミサキ'], '09012345678', [
    '150-0001',
    '東京都',
    '渋谷区',
    '神宮前99-9-9',
    'いろどりハイツ203',
  ]),
  takahashi: person(['高橋', '健太', 'タカハシ', 'ケンタ'], '08011112222', [
    '231-0023',
    '神奈川県',
    '横浜市中区',
    '山下町9999',
    'みなとレジデンス1105',
  ]),
  takahashiParents: person(['高橋', '和子', 'タカハシ', 'カズコ'], '09000001102', [
    '980-0811',
    '宮城県',
    '仙台市青葉区',
    '一番町99-8-7',
    '',
  ]),
  ito: person(['伊藤', '直樹', 'イトウ', 'ナオキ'], '09000001103', [
    '460-0008',
    '愛知県',
    '名古屋市中区',
    '栄99-1-2',
    '',
  ]),
  watanabe: person(['渡辺', '由美', 'ワタナベ', 'ユミ'], '09000001104', [
    '600-8216',
    '京都府',
    '京都市下京区',
    '東塩小路町9999',
    '',
  ]),
  nakamura: person(['中村', '葵', 'ナカムラ', 'アオイ'], '09000001105', [
    '810-0001',
    '福岡県',
    '福岡市中央区',
    '天神99-3-4',
    'コーポすずらん101',
  ]),
  kobayashi: person(['小林', '大輔', 'コバヤシ', 'ダイスケ'], '09000001106', [
    '060-0001',
    '北海道',
    '札幌市中央区',
    '北一条西99-5',
    '',
  ]),
  kato: person(['加藤', '結衣', 'カトウ', 'ユイ'], '09000001107', [
    '530-0001',
    '大阪府',
    '大阪市北区',
    '梅田99-6-7',
    '',
  ]),
  yoshida: person(['吉田', '陽一', 'ヨシダ', 'ヨウイチ'], '09000001108', [
    '920-0853',
    '石川県',
    '金沢市',
    '本町99-8-9',
    '',
  ]),
  yamada: person(['山田', '千尋', 'ヤマダ', 'チヒロ'], '09000001109', [
    '248-0006',
    '神奈川県',
    '鎌倉市',
    '小町99-1-1',
    '',
  ]),
  sasaki: person(['佐々木', '優', 'ササキ', 'ユウ'], '09000001110', [
    '730-0051',
    '広島県',
    '広島市中区',
    '大手町99-2-2',
    '',
  ]),
  matsumoto: person(['松本', '彩', 'マツモト', 'アヤ'], '09000001111', [
    '650-0021',
    '兵庫県',
    '神戸市中央区',
    '三宮町99-3-3',
    '',
  ]),
  inoue: person(['井上', '翔', 'イノウエ', 'ショウ'], '09000001112', [
    '107-0062',
    '東京都',
    '港区',
    '南青山99-4-4',
    'グリーンコート302',
  ]),
  mori: person(['森', '遥', 'モリ', 'ハルカ'], '09033334444', [
    '604-8005',
    '京都府',
    '京都市中京区',
    '恵比須町999-1',
    '',
  ]),
} as const
