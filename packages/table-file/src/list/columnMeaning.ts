import type { COLUMN_KINDS } from '@irodori/contract/entities/mergeList'
import { parsePostalCode } from '@irodori/rules/postalCode'
import { PREFECTURES } from '@irodori/rules/prefecture'

/**
 * What a column of a list of people holds. FULL, FAMILY and GIVEN are parts of a name or of its reading in kana. ADDRESS is a
 * line of an address as it is written; PREFECTURE, CITY, STREET and BUILDING are its parts.
 */
export type ColumnKind = (typeof COLUMN_KINDS)[number]

export interface ColumnMeaning {
  readonly kind: ColumnKind
  /** 0 is the addressee, 1 and more are the people named beside them (連名). */
  readonly person: number
  /** Whether the column belongs to the home or the workplace; null if its name does not say. */
  readonly place: 'HOME' | 'WORK' | null
}

const NAME_KINDS = { FULL: 'FULL_NAME', FAMILY: 'FAMILY_NAME', GIVEN: 'GIVEN_NAME' } as const
const READING_KINDS = { FULL: 'FULL_READING', FAMILY: 'FAMILY_READING', GIVEN: 'GIVEN_READING' } as const

/** Columns of address programs that no card shows, some of them named like others: 旧姓, 住所ID. */
const IGNORED =
  /電話|tel|fax|ファックス|携帯|mail|メール|url|web|sns|social|imid|性別|血液型|分類|最寄|メモ|備考|カテゴリ|履歴|コード|タグ|グループ|フラグ|区分|旧姓|ニックネーム|ミドル|表示用|id$/

const READING = /フリガナ|ふりがな|カナ|かな|よみがな|読み仮名|よみ|読み|yomi|kana|phonetic/

const KINDS: readonly (readonly [RegExp, ColumnKind])[] = [
  [/敬称|honorific/, 'HONORIFIC'],
  [/ローマ字|英字|roman|latin/, 'LATIN_NAME'],
  [/郵便番号|〒|postal|^zip/, 'POSTAL_CODE'],
  [/都道府県|prefecture/, 'PREFECTURE'],
  [/市区町村|市町村|^city$/, 'CITY'],
  [/建物|ビル|マンション|building/, 'BUILDING'],
  [/番地|町名|町域|street/, 'STREET'],
  [/住所|所在地|address/, 'ADDRESS'],
  [/^(会社|勤務先)?(部署|所属)|department/, 'DEPARTMENT'],
  [/^(会社|勤務先)?(役職|肩書)|jobtitle/, 'JOB_TITLE'],
  [/^(会社|勤務先|法人|団体|組織)名?(\(.*\)|\d)?$|^company|organi[sz]ation/, 'COMPANY'],
  [/誕生日|生年月日|日付|記念日|^date$|birthday/, 'DATE'],
]

/** The part of a name that a heading means, without the words for its reading. */
function namePart(heading: string): keyof typeof NAME_KINDS | null {
  if (/姓名|fullname/.test(heading)) return 'FULL'
  if (/^(氏名|名前)?\(?(姓|苗字|名字)|^セイ$|family|lastname|surname/.test(heading)) return 'FAMILY'
  if (/^(氏名|名前)?\(?名([):]|$)|^下の名前|^メイ$|given|firstname/.test(heading)) return 'GIVEN'
  return /^(お|ご)?(氏名|名前|芳名)|^宛名$|^name$/.test(heading) ? 'FULL' : null
}

/**
 * The meaning of a column by its heading: those of はがきデザインキット, 筆まめ, 宛名職人 and FUJIFILM's post cards, and usual
 * ones in Japanese and English. Null if the heading is none of them.
 */
export function columnMeaning(heading: string): ColumnMeaning | null {
  const plain = heading.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')
  // 筆まめ numbers three addresses, of which the first one counts; 住所1 alone is a line of an address.
  const [, number = '1', ofAddress = plain] = /^住所(\d)-(.+)$/.exec(plain) ?? []
  if (number !== '1' || IGNORED.test(plain)) return null
  const [, joint, ofPerson = ofAddress] = /^連名(\d*)[-_(]?(.*)$/.exec(ofAddress) ?? []
  // FUJIFILM counts the addressee as the first person: 姓1, 姓2.
  const [, part, counted] = /^(姓|名|敬称)(\d)$/.exec(ofPerson) ?? []
  const kind = joint !== undefined && ofPerson === '' ? 'GIVEN_NAME' : kindOf(part ?? ofPerson)
  if (kind === null) return null
  const person = joint === undefined ? Number(counted ?? 1) - 1 : Number(joint || 1)
  return { kind, person, place: placeOf(plain, kind) }
}

function kindOf(heading: string): ColumnKind | null {
  const bare = heading.replace(READING, '')
  if (bare !== heading || /^(セイ|メイ)$/.test(heading)) {
    const part = bare === '' ? 'FULL' : namePart(bare)
    return part && READING_KINDS[part]
  }
  const part = namePart(heading)
  return part ? NAME_KINDS[part] : (KINDS.find(([pattern]) => pattern.test(heading))?.[1] ?? null)
}

function placeOf(heading: string, kind: ColumnKind): ColumnMeaning['place'] {
  if (kind === 'COMPANY' || kind === 'DEPARTMENT' || kind === 'JOB_TITLE' || /会社|勤務先|職場/.test(heading))
    return 'WORK'
  return /自宅|home/.test(heading) ? 'HOME' : null
}

const HONORIFICS: ReadonlySet<string> = new Set([
  '様',
  '殿',
  '先生',
  '御中',
  '各位',
  'さん',
  'さま',
  'くん',
  '君',
  'ちゃん',
])

const startsWithPrefecture = (cell: string): boolean => PREFECTURES.some((name) => cell.startsWith(name))

/** Share of the filled cells that a meaning has to explain: lists have slips of the pen. */
const EXPLAINED = 0.8

/** The meaning of a column by its cells, where its heading says nothing. */
export function meaningOfCells(cells: readonly string[]): ColumnMeaning | null {
  const filled = cells.filter((cell) => cell !== '')
  const explains = (test: (cell: string) => boolean): boolean =>
    filled.length > 0 && filled.filter(test).length >= filled.length * EXPLAINED
  const ofAddressee = (kind: ColumnKind): ColumnMeaning => ({ kind, person: 0, place: null })
  if (explains((cell) => parsePostalCode(cell) !== null)) return ofAddressee('POSTAL_CODE')
  if (explains((cell) => HONORIFICS.has(cell))) return ofAddressee('HONORIFIC')
  if (explains((cell) => PREFECTURES.some((name) => name === cell))) return ofAddressee('PREFECTURE')
  return explains(startsWithPrefecture) ? ofAddressee('ADDRESS') : null
}
