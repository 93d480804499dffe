import type { TableRow } from '../tableFile/readTable.ts'

/** Title of the search key of B2クラウド that holds the print company of a parcel. */
export const PARCEL_TITLE = '製造元'

type Cells = TableRow['cells']

/** The columns of a table of sent parcels, with width-normalised names. Of several columns the first that is filled counts. */
export interface ResultColumns {
  /** Id of the carrier whose program writes the table; null for our own table. */
  readonly carrier: string | null
  readonly number: readonly string[]
  readonly tracking: readonly string[]
  readonly day: readonly string[]
  /** The print company, if `parcelMark` wrote it into this column; the column may hold any other text. */
  readonly parcelMark: (cells: Cells) => string | undefined
  readonly isCancelled: (cells: Cells) => boolean
}

const never = () => false

/**
 * 発行済データ of B2クラウド, which has the columns of the file that it imports.
 * Source: 送り状発行データレイアウト 入出力用, see `testing/carrierFiles/yamatoB2.json`.
 */
const YAMATO: ResultColumns = {
  carrier: 'yamato',
  number: ['お客様管理番号'],
  tracking: ['伝票番号'],
  day: ['出荷予定日'],
  parcelMark: (cells) => (cells.検索キータイトル1 === PARCEL_TITLE ? cells.検索キー1 : undefined),
  isCancelled: never,
}

/**
 * 出荷履歴データ or 送り状データ of e飛伝Ⅲ, and of e飛伝Ⅱ, whose number is お客様管理ナンバー.
 * Source: 出荷履歴データ出力レイアウト, see `testing/carrierFiles/sagawaHistory.json`. 削除区分 2 is a deleted label.
 */
const SAGAWA: ResultColumns = {
  carrier: 'sagawa',
  number: ['編集01', 'お客様管理番号', 'お客様管理ナンバー'],
  tracking: ['お問い合せ送り状No.'],
  day: ['出荷日', '出荷確定日', '出荷予定日'],
  parcelMark: (cells) => cells.編集02,
  isCancelled: (cells) => cells.削除区分 === '2',
}

/**
 * 発送履歴データ of ゆうパックプリントR, whose user chooses the columns.
 * Source: the heads of files that shops exported, see `readShipments.test.ts`.
 */
const JAPAN_POST: ResultColumns = {
  carrier: 'japan-post',
  number: ['受注番号', 'お客様側管理番号'],
  tracking: ['お問い合わせ番号'],
  day: ['発送日', '発送予定日', '仮引受確定作業年月日'],
  parcelMark: (cells) => cells.フリー項目01,
  isCancelled: never,
}

/** A table that a person writes, with English or Japanese names. */
const OWN: ResultColumns = {
  carrier: null,
  number: ['number', 'ご注文番号', '注文番号', 'お客様管理番号', 'お客様管理ナンバー'],
  tracking: ['tracking', '送り状番号', 'お問い合せ送り状No.', 'お問い合わせ番号', '伝票番号'],
  day: ['day', '発送日', '出荷日', '出荷予定日'],
  parcelMark: () => undefined,
  isCancelled: never,
}

/** The columns of a table, recognised by their names; a name that several programs use does not decide. */
export function resultColumns(columns: readonly string[]): ResultColumns {
  const hasOne = (names: readonly string[]) => names.some((name) => columns.includes(name))
  const own = hasOne(['お客様側管理番号']) ? JAPAN_POST : hasOne(['お問い合せ送り状No.']) ? SAGAWA : YAMATO
  return hasOne(own.number) && hasOne(own.tracking) ? own : OWN
}

/** The first columns of 発行済データ, which B2クラウド can also write without a head. */
const YAMATO_HEAD = ['お客様管理番号', '送り状種類', 'クール区分', '伝票番号', '出荷予定日']
/** 発行済データ has 97 columns; earlier releases of B2クラウド lack the last two. */
const FEWEST_YAMATO_COLUMNS = 95

/** The names of the columns if a first row is one of 発行済データ without a head, or null. */
export function headOfYamatoRow(cells: readonly string[]): readonly string[] | null {
  const [, type = '', , tracking = '', day = ''] = cells
  const isRow = /^[0-9A]$/.test(type) && /^\d{12}$/.test(tracking) && /^\d{4}\/\d{2}\/\d{2}$/.test(day)
  if (cells.length < FEWEST_YAMATO_COLUMNS || !isRow) return null
  return cells.map((_, at) => YAMATO_HEAD[at] ?? `column ${at + 1}`)
}
